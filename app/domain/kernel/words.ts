/** What is told when something fails; a function puts the reason into the sentence. */
export type Failure = string | ((reason: string) => string);

/** What the screens of an entity say: the specification's words. */
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
  /** What a deletion takes from the site. */
  pierde: string;
}
