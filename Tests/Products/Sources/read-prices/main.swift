import ElectricityPrices

let text = """
  [{"NOK_per_kWh": 3.26, "time_start": "2022-07-12T13:00:00+02:00",
    "time_end": "2022-07-12T14:00:00+02:00"}]
  """
let file = try PriceFile.read(bytes: text.utf8, name: "today.json")
print(file.series[0].slots.count)
