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
  /** What disappears from the site with the deletion. */
  pierde: string;
}
