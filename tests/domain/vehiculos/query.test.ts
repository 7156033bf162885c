import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nombresOf } from "~/domain/busqueda/nombres-vehiculos";
import { readVehiculo } from "~/domain/vehiculos/query";
import { words } from "~/domain/kernel/text";
import { lineas, nombres, read, slugOf, told } from "./nombres";

describe("a vehicle in a typed text", () => {
  it.each([
    ["guardapolvo duster 2015", "Renault Duster 2015 + guardapolvo"],
    ["GUARDAPOLVO DÚSTER 15", "Renault Duster 2015 + GUARDAPOLVO"],
    ["duster 2015 guardapolvo de rueda", "Renault Duster 2015 + guardapolvo de rueda"],
    ["el guardapolvo de la renault duster año modelo 98", "Renault Duster 1998 + el guardapolvo de la"],
    ["duster", "Renault Duster + "],
    ["para la duster", "Renault Duster + "],
    ["duster oroch", "Renault Duster Oroch + "],
    ["espejo mazda bt-50 2014", "Mazda BT-50 2014 + espejo"],
    ["espejo bt 50", "Mazda BT-50 + espejo"],
    ["amortiguador renault 4", "Renault R4 + amortiguador"],
    ["amortiguador r4", "Renault R4 + amortiguador"],
    ["mazda 3 2015", "Mazda 3 2015 + "],
    ["mazda3 15", "Mazda 3 2015 + "],
    ["peugeot 3008 2012", "Peugeot 3008 2012 + "],
    ["vitara 2005", "Chevrolet Vitara, Suzuki Vitara 2005 + "],
    ["suzuki vitara", "Suzuki Vitara + "],
    ["perno 8.8 de 10 duster", "Renault Duster + perno 8.8 de 10"],
    ["perno 10 duster 15", "Renault Duster 2015 + perno 10"],
    ["duster 2012-2020", "Renault Duster 2012 + "],
    ["duster 1949", "Renault Duster + 1949"],
    ["duster 2028", "Renault Duster + 2028"],
    ["duster 28", "Renault Duster + 28"],
    ["tubo de escape corsa", "Chevrolet Corsa, Toyota Corsa + tubo de escape"],
    ["ford escape", "Ford Escape + "],
    ["guardapolvo renault", "(Renault) + guardapolvo"],
    ["renault 2015", "(Renault) + 2015"],
    ["hyundai h1 00", "Hyundai H1 2000 + "],
    ["dfsk serie k 01", "DFSK Serie K 2001 + "],
    ["hyundai h 100", "Hyundai H100 + "],
    [
      "de la de la de la de la de la duster 2015 guardapolvo",
      "Renault Duster 2015 + de la de la de la de la de la guardapolvo",
    ],
    ["renault corolla", "(Renault) + corolla"],
    ["vw gol", "Volkswagen Gol + "],
    ["amortiguador mercedes sprinter 2010", "Mercedes-Benz Sprinter 2010 + amortiguador"],
    ["bomba vw", "(Volkswagen) + bomba"],
    ["perno 3/8 x 1 1/2", ""],
    ['3/4" x 2"', ""],
    ["perno M8x40 duster", "Renault Duster + perno M8x40"],
    ["hilux 4x4", "Toyota Hilux + 4x4"],
    ["bmw 2018 x1", "BMW X1 2018 + "],
    ["bmw x 1", "BMW X1 + "],
    ["logan 1.6 2010", "Renault Logan 2010 + "],
    ["amortiguador logan 2010 1,6 l 16v", "Renault Logan 2010 + amortiguador"],
    ["logan 1.6 10", "Renault Logan 2010 + "],
    ["hilux 3.0 v6", "Toyota Hilux + "],
    ["bomba onix 1.0 turbo 2019", "Chevrolet Onix 2019 + bomba"],
    ["onix turbo", "Chevrolet Onix + turbo"],
    ["montero short", "Mitsubishi Montero + "],
    ["mazda 3 2.0", "Mazda 3 + "],
    ["perno 1.5 duster", "Renault Duster + perno 1.5"],
    ["duster 8.8", "Renault Duster + 8.8"],
    ["repuestos para duster 2015", "Renault Duster 2015 + "],
    ["master", ""],
    ["renault master", "Renault Master + "],
    ["espejo master 2015", "Renault Master 2015 + espejo"],
    ["pernos master", ""],
  ])("%s: %s", (texto, said) => {
    expect(told(texto)).toBe(said);
  });

  it.each(["", "%", "amortiguador 206", "guardapolvo 2015", "escape", "tornillo 3 15", "de la"])(
    "is not read in %j: a number or a word for parts is no line by itself",
    (texto) => {
      expect(read(texto)).toBeNull();
    },
  );

  it("is read in a mistyped name, and says so; a word of the catalogue is no mistake", () => {
    expect(read("guardapolvo dustter 15")?.palabras).toEqual([
      { texto: "Duster", distinto: true },
      { texto: "15", distinto: false },
    ]);
    expect(told("guardapolvo renalt duster")).toBe("Renault Duster + guardapolvo");
    expect(told("guardapolvo corola 2010")).toBe("Toyota Corolla 2010 + guardapolvo");
    expect(told("aveoo 2008")).toBe("Chevrolet Aveo 2008 + ");
    expect(told("coronna 98")).toBe("Toyota Corona 1998 + ");
  });

  it("is read in a name of several words of which one has a letter amiss, though another is a line itself", () => {
    expect(read("rines sandero stepwey 2018")).toMatchObject({
      lineas: [{ linea: { nombre: "Stepway" } }],
      ano: 2018,
      resto: "rines",
      palabras: [
        { texto: "Sandero Stepway", distinto: true },
        { texto: "2018", distinto: false },
      ],
    });
    expect(told("amortiguador gran vitara")).toBe("Chevrolet Grand Vitara, Suzuki Grand Vitara + amortiguador");
    expect(told("grand vitar 2008")).toBe("Chevrolet Grand Vitara, Suzuki Grand Vitara 2008 + ");
    expect(told("gran cherokee")).toBe("Jeep Grand Cherokee + ");
    expect(told("espejo duster orroch")).toBe("Renault Duster Oroch + espejo");
    expect(told("samta fe")).toBe("Hyundai Santa Fe + ");
    expect(told("vitara o gran vitara")).toContain("Grand Vitara");
  });

  it("is read in a name with a word of one letter, written with the next one and a letter amiss", () => {
    const luv = ["LUV", "LUV D-Max"].map((nombre, id) => ({ id, nombre, slug: slugOf(nombre), alias: "" }));
    const chevrolet = { nombre: "Chevrolet", alias: "", slug: "chevrolet", lineas: luv };
    const saber = { ...nombresOf([chevrolet], []), hasta: 2027, isKnown: (word: string) => word === "dama" };
    const lineasIn = (texto: string) => readVehiculo(texto, saber)?.lineas.map(({ linea }) => linea.nombre);
    for (const texto of ["luv dmas", "bomba luv dimax 2010", "chevrolet luv dmaz"])
      expect([texto, lineasIn(texto)]).toEqual([texto, ["LUV D-Max"]]);
    expect(readVehiculo("luv dmas", saber)?.palabras).toEqual([{ texto: "LUV D-Max", distinto: true }]);
    expect([lineasIn("luv damax"), lineasIn("luv dama"), lineasIn("luv doma")]).toEqual([
      ["LUV D-Max"],
      ["LUV"],
      ["LUV"],
    ]);
  });

  it.each([
    "tubo daily",
    "tubos daily",
    "datos prime",
    "montero soporte",
    "espejo color lado derecho",
    "amortiguador cerato por dentro",
    "clip style",
  ])("is not read in %j, where the other word is one of the catalogue", (texto) => {
    expect(read(texto)?.palabras.filter(({ distinto }) => distinto) ?? []).toEqual([]);
  });

  it("is read in no name of several words by one of them", () => {
    expect(told("xtrail clase")).toBe("Nissan X-Trail + clase");
    expect(told("xtrial 2015")).toBe("Nissan X-Trail 2015 + ");
  });

  it("is read in a name that was typed in two words, of which one is amiss, where nothing is found", () => {
    const inVain = (texto: string) => {
      const isKnown = (word: string) => ["cross", "santa", "agua"].includes(word);
      const lectura = readVehiculo(texto, { ...nombres, hasta: 2027, isKnown, enVano: true });
      return lectura?.lineas.map(({ linea }) => linea.nombre) ?? [];
    };
    expect([inVain("cross treck"), inVain("bomba co rola"), inVain("dus trer")]).toEqual([
      ["XV"],
      ["Corolla"],
      ["Duster"],
    ]);
    for (const texto of ["espejo santa ana", "bomba agua", "due ster agua"])
      expect([texto, inVain(texto)]).toEqual([texto, []]);
    expect(read("cross treck")).toBeNull();
  });

  it("is read in no name that is one word, however it is written: santa ana is no Santana", () => {
    expect(read("espejo santa ana")).toBeNull();
  });

  it.each([
    "empaque carter",
    "camara de reversa",
    "buje de bronce",
    "luz de cruce",
    "motor de marcha",
    "super carry 2005",
  ])("is not read in %j, words of the trade that are one letter from a name", (texto) => {
    expect(read(texto)).toBeNull();
  });

  it("leaves the words beside a mistyped name", () => {
    expect(read("polea dustter")?.resto).toBe("polea");
    expect(read("guardapolvos sandera")?.lineas.map(({ linea }) => linea.nombre)).toEqual(["Sandero"]);
    expect(read("amortiguador polo")?.palabras).toEqual([{ texto: "polo", distinto: false }]);
  });

  it("is read with its year from every make and line, however it is written", () => {
    const linea = fc.constantFrom(...lineas);
    const ano = fc.integer({ min: 1950, max: 2027 });
    const write = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.replaceAll("-", " "),
      (text: string) => text.normalize("NFD"),
    );
    fc.assert(
      fc.property(linea, ano, write, fc.boolean(), (one, year, written, short) => {
        const typed = short ? String(year).slice(2) : String(year);
        const lectura = read(written(`guardapolvo ${one.marca.nombre} ${one.linea.nombre} ${typed}`));
        expect(lectura?.lineas.map(({ linea: { id } }) => id)).toEqual([one.linea.id]);
        expect(lectura?.resto.toLowerCase()).toBe("guardapolvo");
        expect(lectura?.ano).toBe(year);
      }),
    );
  });

  it("is its longer name where the two digits behind the shorter one are no year yet", () => {
    const linea = (id: number, nombre: string) => ({ id, nombre, slug: slugOf(nombre), alias: "" });
    const volvo = {
      nombre: "Volvo",
      alias: "",
      slug: "volvo",
      lineas: [linea(1, "V"), linea(2, "V40"), linea(3, "V20")],
    };
    const named = (texto: string) => {
      const lectura = readVehiculo(texto, { ...nombresOf([volvo], []), hasta: 2027, isKnown: () => false });
      return [...(lectura?.lineas.map((one) => one.linea.nombre) ?? []), lectura?.ano];
    };
    expect(named("volvo v 40")).toEqual(["V40", 0]);
    expect(named("volvo v 20")).toEqual(["V", 2020]);
  });

  it("takes no word twice and loses none, whatever is typed", () => {
    const word = fc.oneof(
      fc.constantFrom(
        "duster",
        "renault",
        "mazda",
        "3",
        "15",
        "2015",
        "modelo",
        "perno",
        "8.8",
        "bt-50",
        "de",
        "escape",
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (typed) => {
        const texto = typed.join(" ");
        const lectura = read(texto);
        if (!lectura || lectura.palabras.some(({ distinto }) => distinto)) return;
        const seen = [...words(lectura.resto), ...lectura.palabras.flatMap((one) => words(one.texto))].toSorted();
        const whole = words(texto).toSorted();
        expect(lectura.resto === "" ? whole : seen).toEqual(whole);
      }),
    );
  });
});
