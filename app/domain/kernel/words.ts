/** The message when something fails; a function inserts the reason into the sentence. */
export type Failure = string | ((reason: string) => string);

/** The texts of an entity's screens, from the specification. */
export interface Words {
  /** Address of its list. */
  path: string;
  textos: {
    creado: string;
    actualizado: string;
    eliminado: string;
    noCreado: Failure;
    noActualizado: Failure;
    noEliminado: Failure;
    /** Asked before a row is deleted. */
    pregunta: (title: string) => string;
  };
  /** The entity with its articles: "Nuevo Beneficio", "Editar Beneficio", "Datos del beneficio", "Eliminar beneficio". */
  nombres: { nuevo: string; editar: string; datos: string; eliminar: string };
  lista: {
    titulo: string;
    cuenta: readonly [string, string];
    busca: string;
    cargando: string;
    vacio: string;
    ayuda: string;
    nada: string;
  };
  /** What disappears from the site with a row that visitors see. */
  deja: string;
  /** What else a deletion takes away, and that it is for good, where that is the same for all rows. */
  pierde: string;
}

interface Nouns {
  path: string;
  /** The noun with its article, "el beneficio" or "la sección", and its plural. */
  uno: `${"el" | "la"} ${string}`;
  varios: string;
  /** Title of the list; the plural when left out. */
  titulo?: string;
  /** What the site shows while there is no row. */
  ayuda: string;
  deja?: string;
  pierde?: string;
  /** The specification does not know it: its sentences are ours, and say usted. */
  nuestra?: true;
  /** Sentences that the specification words in another way. */
  textos?: Partial<Words["textos"]>;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The texts of an entity's screens as the specification words them for most (ADM §8). */
export function wordsOf({
  path,
  uno,
  varios,
  titulo = capital(varios),
  ayuda,
  deja = "",
  pierde,
  nuestra,
  textos,
}: Nouns): Words {
  const [article, noun] = [uno.slice(0, 2), uno.slice(3)];
  const [vowel, of] = article === "la" ? ["a", "de la"] : ["o", "del"];
  const failed = (verb: string) => `No se pudo ${verb} ${uno}. ${nuestra ? "Inténtelo" : "Inténtalo"} de nuevo.`;
  return {
    path,
    textos: {
      creado: `${capital(noun)} cread${vowel}`,
      actualizado: `${capital(noun)} actualizad${vowel}`,
      eliminado: `${capital(noun)} eliminad${vowel}`,
      noCreado: failed("crear"),
      noActualizado: failed("actualizar"),
      noEliminado: failed("eliminar"),
      pregunta: (title) => `¿Está seguro de que desea eliminar ${uno} "${title}"?`,
      ...textos,
    },
    nombres: {
      nuevo: `Nuev${vowel} ${capital(noun)}`,
      editar: `Editar ${capital(noun)}`,
      datos: `Datos ${of} ${noun}`,
      eliminar: `Eliminar ${noun}`,
    },
    lista: {
      titulo,
      cuenta: [noun, varios],
      busca: `Buscar ${varios}`,
      cargando: `Cargando ${varios}...`,
      vacio: `No hay ${varios} registrad${vowel}s`,
      ayuda,
      nada: `No se encontraron ${varios} que coincidan con la búsqueda`,
    },
    deja,
    pierde: `${pierde ?? ""} Esta acción no se puede deshacer.`.trim(),
  };
}
