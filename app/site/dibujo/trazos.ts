const sources = import.meta.glob<string>("./trazos/*.svg", { query: "?raw", import: "default", eager: true });

/** The viewBox around the part in each drawing, without its dimension lines: for small pictures. */
const recortes: Record<string, string> = {
  amortiguador: "34 176 706 248",
  bocel: "80 112 670 380",
  cerradura: "10 66 650 386",
  defensa: "64 124 672 386",
  estribo: "54 106 676 284",
  gancho: "80 98 650 356",
  guardabarros: "80 96 650 420",
  guardalodo: "120 50 540 480",
  guardapolvo: "60 106 690 396",
  pasamanos: "76 146 650 356",
  perno: "96 96 650 486",
  portaequipaje: "76 26 636 486",
  snorkel: "66 14 684 552",
  "tapa-rin": "56 46 670 508",
};

interface Trazo {
  viewBox: string;
  /** The viewBox of a small picture. */
  recorte: string;
  paths: string;
}

function readTrazo(nombre: string, source: string): Trazo {
  const [tag = "", viewBox = ""] = /viewBox="([^"]+)">/.exec(source) ?? [];
  const paths = source.slice(source.indexOf(tag) + tag.length, source.lastIndexOf("</svg>"));
  return { viewBox, recorte: recortes[nombre] ?? viewBox, paths };
}

/** The lines of every technical drawing, by its name. */
export const trazos: ReadonlyMap<string, Trazo> = new Map(
  Object.entries(sources).map(([path, source]) => {
    const nombre = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
    return [nombre, readTrazo(nombre, source)] as const;
  }),
);
