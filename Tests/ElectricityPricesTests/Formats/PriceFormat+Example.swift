@testable import ElectricityPrices

extension PriceFormat {
  /// A small file of this format.
  var example: String {
    Self.examples[name] ?? Self.kroner[name].map(Self.kroner)
      ?? ForecastFixture.text(ofFormat: name) ?? ""
  }

  /// The currencies of three similar services.
  private static let kroner = [
    "hvakosterstrommen": "NOK", "elprisetjustnu": "SEK", "elprisenligenu": "DKK",
  ]

  private static func kroner(in currency: String) -> String {
    """
    [{"\(currency)_per_kWh": 0.55638, "EUR_per_kWh": 0.05037, "EXR": 11.04591,
      "time_start": "2025-10-01T00:00:00+02:00", "time_end": "2025-10-01T00:15:00+02:00"}]
    """
  }

  private static let examples: [String: String] = [
    "aemo": """
    REGION,SETTLEMENTDATE,TOTALDEMAND,RRP,PERIODTYPE
    NSW1,2024/01/01 00:05:00,6543.21,45.12,TRADE
    """,
    "amber": """
    [{"type": "ActualInterval", "duration": 5, "spotPerKwh": 6.12, "perKwh": 24.33,
      "nemTime": "2021-05-05T12:05:00+10:00", "startTime": "2021-05-05T02:00:01Z",
      "endTime": "2021-05-05T02:05:00Z", "channelType": "general"}]
    """,
    "awattar": """
    {"object": "list", "data": [{"start_timestamp": 1632402000000,
      "end_timestamp": 1632405600000, "marketprice": 158.95, "unit": "Eur/MWh"}]}
    """,
    "comed": """
    [{"millisUTC": "1434686700000", "price": "2.0"},
      {"millisUTC": "1434686400000", "price": "2.5"}]
    """,
    "csv": """
    time;price
    2026-11-20T13:00;326,4
    2026-11-20T14:00;−1 004,75
    """,
    "easyenergy": """
    {"prices": [{"from": "2026-04-19T14:00:00.0000000", "until": "2026-04-19T14:15:00.0000000",
      "price": -0.0021, "unit": "kWh", "priceIncVat": -0.0021, "invoicePrice": 0.13053}]}
    """,
    "elering": """
    {"success": true, "data": {"ee": [{"timestamp": 1672524000, "price": 12.34}],
      "fi": [{"timestamp": 1672524000, "price": 9.99}]}}
    """,
    "elexon": """
    {"data": [{"startTime": "2024-01-31T00:30:00Z", "dataProvider": "APXMIDP",
      "settlementDate": "2024-01-31", "settlementPeriod": 2, "price": 61.25, "volume": 1204.5},
     {"startTime": "2024-01-31T00:00:00Z", "dataProvider": "APXMIDP",
      "settlementDate": "2024-01-31", "settlementPeriod": 1, "price": -4.1, "volume": 980.05}]}
    """,
    "ember": """
    Country,ISO3 Code,Datetime (UTC),Datetime (Local),Price (EUR/MWhe)
    Austria,AUT,2024-10-26 23:00:00,2024-10-27 01:00:00,17.02
    Ireland,IRL,2024-10-26 23:00:00,2024-10-27 00:00:00,99.5
    """,
    "energidataservice": """
    {"records": [{"TimeUTC": "2026-02-28T23:00:00", "TimeDK": "2026-03-01T00:00:00",
      "PriceArea": "DK2", "DayAheadPriceEUR": 49.740002, "DayAheadPriceDKK": 371.647347}]}
    """,
    "energy-charts": """
    {"license_info": "CC BY 4.0", "unix_seconds": [1672527600, 1672531200],
     "price": [-5.17, null], "unit": "EUR / MWh"}
    """,
    "energyzero": """
    {"interval": 1, "base": [{"start": "2025-12-15T23:00:00Z", "end": "2025-12-15T23:15:00Z",
      "price": {"value": "0.07994"}}], "base_with_vat": []}
    """,
    "entsoe": """
    <Publication_MarketDocument><TimeSeries>
      <in_Domain.mRID>10YNO-1--------2</in_Domain.mRID>
      <currency_Unit.name>EUR</currency_Unit.name>
      <price_Measure_Unit.name>MWH</price_Measure_Unit.name><curveType>A01</curveType>
      <Period><timeInterval><start>2022-10-29T22:00Z</start><end>2022-10-29T23:00Z</end>
        </timeInterval><resolution>PT60M</resolution>
        <Point><position>1</position><price.amount>99.99</price.amount></Point>
      </Period></TimeSeries></Publication_MarketDocument>
    """,
    "epias": """
    Tarih;Saat;PTF (TL/MWh);PTF (USD/MWh);PTF (EUR/MWh)
    01.01.2024;00:00;1.299,98;43,97;39,81
    01.01.2024;01:00;980,00;33,15;30,01
    """,
    "esios": """
    {"PVPC": [{"Dia": "31/10/2021", "Hora": "00-01", "PCB": "171,48", "CYM": "171,48"}]}
    """,
    "evcc": """
    {"result": {"rates": [{"start": "2026-11-20T00:00:00+01:00",
      "end": "2026-11-20T01:00:00+01:00", "value": 0.3012}]}}
    """,
    "ews": """
    {"tariff": "EWS ÖKO DYN", "priceUnit": "ct/kWh", "interval": 15, "intervalUnit": "minutes",
     "today": [{"total": 32.13, "dynamic": 10.33, "fix": 21.8,
       "startsAt": "2025-09-01T00:00:00.000+02:00"}], "tomorrow": []}
    """,
    "frank-energie": """
    {"data": {"marketPricesElectricity": [{"from": "2024-01-31T00:00:00.000Z",
      "till": "2024-01-31T01:00:00.000Z", "marketPrice": 0.0712, "marketPriceTax": 0.01495,
      "sourcingMarkupPrice": 0.0182, "energyTaxPrice": 0.13165}], "marketPricesGas": []}}
    """,
    "gme": """
    <NewDataSet>
      <Prezzi><Data>20240131</Data><Mercato>MGP</Mercato><Ora>1</Ora><PUN>98,650000</PUN>
        <NORD>98,100000</NORD></Prezzi>
      <Prezzi><Data>20240131</Data><Mercato>MGP</Mercato><Ora>2</Ora><PUN>1.095,500000</PUN>
        <NORD>-1,250000</NORD></Prezzi>
    </NewDataSet>
    """,
    "groupe-e": """
    [{"start_timestamp": "2024-05-27T10:00:00+02:00",
      "end_timestamp": "2024-05-27T10:15:00+02:00", "vario_plus": 35.14,
      "vario_grid": 7.76, "dt_plus": 35.44, "unit": "Rp./kWh"}]
    """,
    "hassfurt": """
    {"object": "list", "data": [{"start_timestamp": "2024-05-22 00:00:00",
      "end_timestamp": "2024-05-22 01:00:00", "e_price_epex_excl_vat": 7.099,
      "t_price_has_pro_incl_vat": 25.58, "unit": "ct/kWh"}]}
    """,
    "homeassistant": """
    {"unit": "kWh", "currency": "NOK", "region": "NO1", "price_in_cents": false,
     "raw_today": [{"start": "2026-07-28T00:00:00+02:00", "end": "2026-07-28T00:15:00+02:00",
      "value": 0.1}], "raw_tomorrow": [], "tomorrow_valid": false}
    """,
    "ieso": """
    \\\\Hourly Ontario Energy Price report
    \\\\Created at February 01 2024 08:30:13
    Date,Hour,HOEP,Hour 1 Predispatch,Hour 2 Predispatch
    2024-01-31,1,26.74,27.10,28.04
    2024-01-31,2,-3.00,0.00,1.15
    """,
    "jepx": """
    受渡日,時刻コード,約定総量(kWh),システムプライス(円/kWh),エリアプライス東京(円/kWh)
    2023/04/01,1,18000000,9.33,11.02
    2023/04/01,2,18100000,9.20,0.01
    """,
    "json": """
    [{"start": "2026-11-20T00:00:00+01:00", "end": "2026-11-20T01:00:00+01:00", "price": 32.6}]
    """,
    "luox": """
    [{"valid_from": "2025-08-28T02:00:00+02:00", "valid_until": "2025-08-29T00:00:00+02:00",
      "variable_prices": [{"valid_from": "2025-08-28T02:00:00+02:00",
        "valid_until": "2025-08-28T03:00:00+02:00", "unit": "ct/kWh",
        "total_price_net": "-21.8766"}]}]
    """,
    "nordpool": """
    {"deliveryDateCET": "2025-10-17", "version": 3, "currency": "NOK", "multiAreaEntries": [
      {"deliveryStart": "2025-10-16T22:00:00Z", "deliveryEnd": "2025-10-16T22:15:00Z",
       "entryPerArea": {"NO1": 726.47, "NO2": 806.87}}]}
    """,
    "nordpool-elspot": """
    Elspot Prices in NOK/MWh
    Date,Hours,SYS,SE3,Oslo,Tr.heim
    27-10-2019,02 - 03,331.40,312.05,"1,031.5",311.90
    27-10-2019,02 - 03,330.10,312.80,367.25,-0.45
    """,
    "nordpool-page": """
    {"currency": "NOK", "data": {"Units": ["NOK/MWh"], "Rows": [
      {"Name": "00&nbsp;-&nbsp;01", "StartTime": "2022-10-30T00:00:00",
       "EndTime": "2022-10-30T01:00:00", "IsExtraRow": false,
       "Columns": [{"Name": "Oslo", "Value": "1 026,85"}, {"Name": "SE1", "Value": "121,93"}]}]}}
    """,
    "nyiso": """
    "Time Stamp","Name","PTID","LBMP ($/MWHr)","Marginal Cost Losses ($/MWHr)"
    "01/31/2024 00:00","CAPITL",61757,23.41,0.92
    "01/31/2024 00:00","N.Y.C.",61761,24.13,1.64
    """,
    "caiso": """
    INTERVALSTARTTIME_GMT,INTERVALENDTIME_GMT,OPR_DT,OPR_HR,NODE,MARKET_RUN_ID,LMP_TYPE,MW
    2026-01-20T08:00:00-00:00,2026-01-20T09:00:00-00:00,2026-01-20,1,TH_NP15,DAM,LMP,40
    2026-01-20T08:00:00-00:00,2026-01-20T09:00:00-00:00,2026-01-20,1,TH_NP15,DAM,MCC,1.5
    """,
    "octopus": """
    {"count": 1, "next": null, "previous": null, "results": [{"value_exc_vat": 17.42,
      "value_inc_vat": 18.291, "valid_from": "2024-05-07T21:30:00Z",
      "valid_to": "2024-05-07T22:00:00Z", "payment_method": null}]}
    """,
    "omie": """
    OMIE - Mercado de electricidad;Fecha Emisión :29/10/2022 - 13:24;;30/10/2022;
    ;1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16;17;18;19;20;21;22;23;24;25
    Precio marginal en el sistema español (EUR/MWh);  110,00;  105,86;  99,10;  98,2;  97,4; \
    98,9;  104,2;  118,7;  126,1;  117,3;  101,4;  95,5;  91,2;  88,9;  86,4;  85,1;  89,7; \
    102,5;  131,8;  148,3;  151,9;  139,6;  125,5;  117,2;  110,6
    """,
    "openelectricity": """
    {"version": "4.0", "data": [{"network_code": "NEM", "metric": "price", "unit": "$/MWh",
      "interval": "5m", "results": [{"name": "price_NSW1", "columns": {"region": "NSW1"},
      "data": [["2024-01-31T00:00:00+10:00", 61.2], ["2024-01-31T00:05:00+10:00", -3.4]]}]}]}
    """,
    "ote": """
    <Envelope><Body><GetDamPricePeriodEResponse><Result><Item><Date>2025-10-01</Date>
      <PeriodIndex>1</PeriodIndex><PeriodResolution>PT15M</PeriodResolution>
      <Price>101.39</Price></Item></Result></GetDamPricePeriodEResponse></Body></Envelope>
    """,
    "porssisahko": """
    {"prices": [{"price": 1.366, "startDate": "2022-11-14T22:00:00.000Z",
      "endDate": "2022-11-14T23:00:00.000Z"}]}
    """,
    "pricetui": """
    start,end,price,unit,area,vat
    2026-11-20T00:00:00+01:00,2026-11-20T01:00:00+01:00,32.6,øre/kWh,NO1,excluded
    """,
    "pse": """
    {"value": [{"dtime": "2025-07-01 00:15:00", "period": "00:00 - 00:15", "rce_pln": 432.15,
      "business_date": "2025-07-01", "dtime_utc": "2025-06-30 22:15:00"},
     {"dtime": "2025-07-01 00:30:00", "period": "00:15 - 00:30", "rce_pln": -12.5,
      "business_date": "2025-07-01", "dtime_utc": "2025-06-30 22:30:00"}]}
    """,
    "rabot": """
    {"records": [{"moment": "2024-05-14T13:00:00+02:00", "price_inCentPerKwh": -4.295}],
     "success": true}
    """,
    "ostrom": """
    {"data": [{"date": "2026-11-20T23:00:00.000Z", "netMwhPrice": 61.2, "netKwhPrice": 6.12,
      "grossKwhPrice": 7.28, "netKwhTaxAndLevies": 12.1, "grossKwhTaxAndLevies": 14.4}]}
    """,
    "rte": """
    {"france_power_exchanges": [{"start_date": "2026-11-20T00:00:00+01:00",
      "end_date": "2026-11-21T00:00:00+01:00", "values": [{
      "start_date": "2026-11-20T00:00:00+01:00", "end_date": "2026-11-20T01:00:00+01:00",
      "value": 12000.5, "price": 61.2}]}]}
    """,
    "sahkotin": """
    {"prices": [{"date": "2021-12-01T00:00:00.000Z", "value": 172.73}]}
    """,
    "seed": """
    {"values": [372.55, 362.263, 361.013, 359.775],
     "fromDate": "2022-07-12T00:00:00", "toDate": "2022-07-12T04:00:00"}
    """,
    "smard": """
    {"meta_data": {"version": 1}, "series": [[1672527600000, -5.17], [1672528500000, null]]}
    """,
    "spot-hinta": """
    [{"Rank": 43, "DateTime": "2026-06-26T00:00:00+03:00", "PriceNoTax": 0.0349,
      "PriceWithTax": 0.0438}]
    """,
    "spp": """
    Interval,GMTIntervalEnd,Settlement Location,Pnode,LMP,MLC,MCC,MEC
    01/31/2024 01:00:00,01/31/2024 07:00:00,SPPNORTH_HUB,SPPNORTH_HUB,23.4108,-0.7,1.2,22.91
    01/31/2024 02:00:00,01/31/2024 08:00:00,SPPNORTH_HUB,SPPNORTH_HUB,-21.985,-0.6,-45,23.6
    """,
    "stromligning": """
    {"priceArea": "DK2", "prices": [{"date": "2026-02-09T00:00:00.000Z",
      "price": {"value": 1.2, "vat": 0.3, "total": 1.5, "unit": "kr/kWh"}, "resolution": "1h"}]}
    """,
    "strompriser": """
    {"region": "NO1", "date": "2026-11-20", "dailyPriceArray": [
      32.1, 31.5, 30.9, 30.2, 30.4, 33.8, 41.7, 55.2, 61.3, 52.8, 47.4, 44.1,
      42.6, 41.9, 43.3, 48.5, 57.7, 66.2, 63.4, 54.9, 47.1, 41.8, 37.2, 34.5],
     "dailyPriceAverage": 44.6, "dailyPriceMax": 66.2, "dailyPriceMin": 30.2}
    """,
    "swiss-tariff": """
    {"status": "ok", "prices": [{"start_timestamp": "2024-08-12T00:00:00+02:00",
      "end_timestamp": "2024-08-12T00:15:00+02:00",
      "integrated": [{"value": 0.4925, "unit": "CHF/kWh", "component": "work"}]}]}
    """,
    "tibber": """
    {"data": {"viewer": {"homes": [{"currentSubscription": {"priceInfo": {
      "today": [{"total": 0.2688, "energy": 0.2, "tax": 0.0688,
        "startsAt": "2025-09-19T00:00:00.000+02:00", "currency": "NOK"}],
      "tomorrow": []}}}]}}}
    """,
    "values": """
    326.4
    318.75
    -
    298.1
    """,
    "xm": """
    {"Items": [{"Date": "2024-01-31", "HourlyEntities": [{"Id": "Sistema", "Values": {
      "code": "Sistema", "Hour01": "612.33", "Hour02": "598.1", "Hour03": "",
      "Hour04": "571"}}]}]}
    """,
  ]
}
