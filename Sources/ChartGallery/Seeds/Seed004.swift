import ExampleCharts
import TerminalCharts
import TerminalControls

extension Gallery {
  /// The scan line recipe: calories by day.
  static var seed004: [GalleryChart] {
    let intake = FoodIntake.month(GalleryClock.calendar)
    func diary(_ selected: FoodIntake?) -> FoodDiary {
      FoodDiary(
        intake: intake, selected: selected, height: 250, calendar: GalleryClock.calendar)
    }
    return [
      GalleryChart("004-calories", "Bars of a month") { diary(nil) },
      GalleryChart("004-scan-line", "With a scan line and a box of information") {
        diary(intake[19])
      },
      GalleryChart("004-scan-line-edge", "The box stays inside at the edge") { diary(intake[28]) },
    ]
  }
}
