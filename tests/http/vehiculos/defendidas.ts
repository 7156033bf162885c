/** A search of the demo catalogue by vehicle, number or code, with what the page must say and its first results. */
interface Defendida {
  q: string;
  /** Code of the one product the search must lead to. */
  exacto?: string;
  /** Pages of the vehicles that are understood, below /vehiculos. */
  vehiculo?: string[];
  /** How many results are for the vehicle, universal, or found by the text; else `total`. */
  cuenta?: string;
  total?: number;
  /** What the text was taken for. */
  corregido?: string;
  /** The heading of what is offered for a code. */
  quiso?: string;
  /** Codes of the first results, best first. */
  primeros?: string[];
}

/** However it is asked for. */
const guardapolvoDeDuster = {
  vehiculo: ["renault/duster?ano=2015"],
  cuenta: "5 para su vehículo, 6 universales",
  primeros: ["GT-3310", "CR-1124", "GD-3123"],
};

const grandVitara = {
  vehiculo: ["chevrolet/grand-vitara", "suzuki/grand-vitara"],
  cuenta: "47 para su vehículo",
  primeros: ["DV-5715", "PL-5216", "AD-2045"],
};

/** Searches whose answers somebody who sells parts would defend; the same on both databases. */
export const defendidas: Defendida[] = [
  { q: "guardapolvo duster 2015", ...guardapolvoDeDuster },
  { q: "GUARDAPOLVOS DUSTER 15", ...guardapolvoDeDuster },
  { q: "duster 2015 guardapolvo", ...guardapolvoDeDuster },
  { q: "guardapolvo para renault duster modelo 2015", ...guardapolvoDeDuster },
  {
    q: "amortigador duster 2015",
    vehiculo: ["renault/duster?ano=2015"],
    cuenta: "9 para su vehículo",
    corregido: "«amortiguador duster 2015»",
    primeros: ["AC-2509", "AC-2508", "AC-2507"],
  },
  {
    q: "guardapolvo dustter 2015",
    vehiculo: ["renault/duster?ano=2015"],
    cuenta: "5 para su vehículo, 6 universales",
    corregido: "«guardapolvo Duster 2015»",
    primeros: ["GT-3310", "CR-1124", "GD-3123"],
  },
  {
    q: "guardapolvo renalt duster",
    vehiculo: ["renault/duster"],
    cuenta: "9 para su vehículo, 6 universales, 1 por su texto",
    corregido: "«guardapolvo Renault duster»",
    primeros: ["GF-3411", "GT-3310", "CR-1124"],
  },
  {
    q: "amortiguador duster",
    vehiculo: ["renault/duster"],
    cuenta: "11 para su vehículo",
    primeros: ["AC-2509", "AC-2508", "AC-2507"],
  },
  {
    q: "amortiguador duster 2022",
    vehiculo: ["renault/duster?ano=2022"],
    cuenta: "3 para su vehículo",
    primeros: ["AM-2215", "RH-2810", "RH-2808"],
  },
  {
    q: "duster",
    vehiculo: ["renault/duster"],
    cuenta: "37 para su vehículo, 9 por su texto",
    primeros: ["TT-6509", "AC-2509", "ER-5304"],
  },
  {
    q: "renault duster 2015",
    vehiculo: ["renault/duster?ano=2015"],
    cuenta: "28 para su vehículo",
    primeros: ["TT-6509", "AC-2509", "PI-5606"],
  },
  {
    q: "duster 2012-2020",
    vehiculo: ["renault/duster?ano=2012"],
    cuenta: "28 para su vehículo",
    primeros: ["TT-6509", "AC-2509", "PI-5606"],
  },
  {
    q: "el guardalodo para la hilux",
    vehiculo: ["toyota/hilux"],
    cuenta: "5 para su vehículo, 8 universales",
    primeros: ["GL-4045", "GL-4044", "GL-4077"],
  },
  {
    q: "guardalodo hilux 12",
    vehiculo: ["toyota/hilux?ano=2012"],
    cuenta: "4 para su vehículo, 8 universales",
    primeros: ["GL-4045", "GL-4044", "GL-4006"],
  },
  {
    q: "guardalodo hilux 2012",
    vehiculo: ["toyota/hilux?ano=2012"],
    cuenta: "4 para su vehículo, 8 universales",
    primeros: ["GL-4045", "GL-4044", "GL-4006"],
  },
  {
    q: "guardalodo hilux 1998",
    vehiculo: ["toyota/hilux?ano=1998"],
    cuenta: "2 para su vehículo, 8 universales",
    primeros: ["GL-4006", "GL-4005", "GL-4071"],
  },
  {
    q: "guarda lodo hilux 2012",
    vehiculo: ["toyota/hilux?ano=2012"],
    cuenta: "4 para su vehículo, 8 universales",
    corregido: "«guardalodo hilux 2012»",
    primeros: ["GL-4045", "GL-4044", "GL-4006"],
  },
  {
    q: "mazda 3",
    vehiculo: ["mazda/3"],
    cuenta: "17 para su vehículo, 1 por su texto",
    primeros: ["SV-6002", "CC-1702", "SV-6001"],
  },
  {
    q: "amortiguador mazda 3",
    vehiculo: ["mazda/3"],
    cuenta: "4 para su vehículo",
    primeros: ["AD-2011", "AD-2010", "GM-3207"],
  },
  {
    q: "amortiguador mazda3 2015",
    vehiculo: ["mazda/3?ano=2015"],
    cuenta: "1 para su vehículo",
    primeros: ["AM-2206"],
  },
  {
    q: "mazda bt-50",
    vehiculo: ["mazda/bt-50"],
    cuenta: "49 para su vehículo",
    primeros: ["SK-4705", "GL-4047", "TT-6512"],
  },
  { q: "bt50", vehiculo: ["mazda/bt-50"], cuenta: "49 para su vehículo", primeros: ["SK-4705", "GL-4047", "TT-6512"] },
  {
    q: "estribos bt 50 2014",
    vehiculo: ["mazda/bt-50?ano=2014"],
    cuenta: "2 para su vehículo",
    primeros: ["ES-4206", "ES-4200"],
  },
  {
    q: "x-trail 2016",
    vehiculo: ["nissan/x-trail?ano=2016"],
    cuenta: "31 para su vehículo",
    primeros: ["PS-1329", "PL-5219", "AM-2249"],
  },
  { q: "persiana xtrail", vehiculo: ["nissan/x-trail"], cuenta: "1 para su vehículo", primeros: ["PS-1329"] },
  {
    q: "renault 4",
    vehiculo: ["renault/r4"],
    cuenta: "3 para su vehículo, 6 por su texto",
    primeros: ["CC-1705", "CP-5023", "PL-5212"],
  },
  { q: "R4", vehiculo: ["renault/r4"], cuenta: "3 para su vehículo", primeros: ["CC-1705", "CP-5023", "PL-5212"] },
  { q: "amortiguador r9", vehiculo: ["renault/r9"], cuenta: "1 para su vehículo", primeros: ["AM-2206"] },
  { q: "amortiguador renault 9", vehiculo: ["renault/r9"], cuenta: "1 para su vehículo", primeros: ["AM-2206"] },
  {
    q: "peugeot 3008 2015",
    vehiculo: ["peugeot/3008?ano=2015"],
    cuenta: "16 para su vehículo",
    primeros: ["PL-5221", "TT-6511", "CE-6406"],
  },
  { q: "peugeot 2015", total: 0 },
  { q: "amortiguador 206", total: 2, primeros: ["AM-2206", "GM-3206"] },
  { q: "amortiguador peugeot 206", vehiculo: ["peugeot/206"], total: 0, primeros: ["CC-1705", "CP-5023", "PL-5212"] },
  { q: "guardapolvo renault", total: 23, primeros: ["GT-3302", "GB-3803", "GT-3313"] },
  { q: "renault", total: 130, primeros: ["RF-1404", "RN-5425", "RF-1401"] },
  { q: "chevrolet 2015", total: 27, primeros: ["PS-1322", "DV-5712", "PS-1318"] },
  {
    q: "vitara",
    vehiculo: ["chevrolet/vitara", "suzuki/vitara"],
    cuenta: "43 para su vehículo, 20 por su texto",
    primeros: ["GL-4002", "PL-5221", "GL-4001"],
  },
  {
    q: "suzuki vitara",
    vehiculo: ["suzuki/vitara"],
    cuenta: "16 para su vehículo, 11 por su texto",
    primeros: ["PL-5221", "TT-6511", "CE-6406"],
  },
  { q: "grand vitara", ...grandVitara },
  { q: "gran vitara", ...grandVitara, corregido: "«Grand Vitara»" },
  {
    q: "sandero stepwey 2018 espejo",
    vehiculo: ["renault/stepway?ano=2018"],
    total: 1,
    corregido: "«espejo Sandero Stepway 2018»",
    primeros: ["ER-5318"],
  },
  { q: "kwid", vehiculo: ["renault/kwid"], cuenta: "8 para su vehículo", primeros: ["SC-6303", "PS-1308", "EI-1908"] },
  {
    q: "spark 2012",
    vehiculo: ["chevrolet/spark?ano=2012"],
    cuenta: "13 para su vehículo",
    primeros: ["AC-2506", "AK-2604", "BO-5118"],
  },
  {
    q: "amortiguador prado 05",
    vehiculo: ["toyota/prado?ano=2005"],
    cuenta: "6 para su vehículo",
    primeros: ["AR-2711", "AR-2710", "AC-2531"],
  },
  {
    q: "snorkel land cruiser prado 2012",
    vehiculo: ["toyota/prado?ano=2012"],
    cuenta: "3 para su vehículo",
    primeros: ["SK-4711", "SK-4719", "SK-4722"],
  },
  {
    q: "tapa tanque kia rio",
    vehiculo: ["kia/rio"],
    cuenta: "1 para su vehículo, 1 universal",
    primeros: ["TT-6503", "TT-6502"],
  },
  { q: "seguro capo cx-5", vehiculo: ["mazda/cx-5"], cuenta: "1 para su vehículo", primeros: ["SC-6306"] },
  { q: "perno 12", total: 21, primeros: ["PU-1364", "PU-1369", "PU-1360"] },
  { q: "tuerca m8", total: 1, primeros: ["TU-0725"] },
  { q: "guardapolvo 2015", total: 7, primeros: ["GP-3081", "GB-3809", "GP-3027"] },
  { q: "amortiguador 2012-2020", total: 9, primeros: ["AC-2509", "AC-2508", "AC-2507"] },
  { q: "GL-4018", exacto: "GL-4018" },
  { q: "gl4O18", quiso: "¿Quiso decir GL-4018?", primeros: ["GL-4081", "GL-4011", "GL-4012"] },
  { q: "GL-4O2", quiso: "¿Quiso decir GL-4002?", primeros: ["GL-4012", "GL-4020", "GL-4032"] },
  { q: "sv6O18", quiso: "¿Quiso decir SV-6018?", primeros: ["SV-6008", "SV-6011", "SV-6014"] },
  { q: "PM-41188", quiso: "¿Quiso decir PM-4118?" },
  { q: "DEMO 796 454 452", exacto: "PM-4121" },
  { q: "demo796454452", exacto: "PM-4121" },
  { q: "DEMOT69642", exacto: "PM-4112" },
  { q: "dem0-r84736", quiso: "¿Quiso decir DEMO-R84736?" },
  { q: "gl 1064", quiso: "Reemplazado por GL-4064" },
  { q: "GL-1O64", quiso: "¿Quiso decir GL-1064?", primeros: ["GL-1044", "GL-1066"] },
];
