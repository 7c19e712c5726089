import ExampleCharts
import TerminalCharts
import TerminalControls

extension Gallery {
  /// The scan line recipe: calories by day.
  static var seed004: [GalleryChart] {
    [
      GalleryChart("004-scan-line", "With a scan line and a box of information") {
        let intake = FoodIntake.month(GalleryClock.calendar)
        FoodDiary(
          intake: intake, selected: intake[19], height: 250, calendar: GalleryClock.calendar)
      }
    ]
  }
}
