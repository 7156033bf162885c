/** A business rule refuses the request; the message is for the person who asked. Nothing was changed. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** A value that cannot be stored; the message is shown beside its field. */
export class FieldRefusal extends Refusal {
  override name = "FieldRefusal";
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** Said where nothing else is: fields that were left as they were shown take what is saved. */
const CAMBIADO = {
  message: "Este registro cambió mientras usted lo editaba",
  consejo:
    "Lo que usted no cambió muestra lo que hay guardado ahora; debajo de lo que cambiaron los dos, también está. Si guarda de nuevo, queda lo que usted escribió.",
};

interface Told {
  /** What happened, and what to do; then no field takes what is saved. */
  dicho?: { message: string; consejo: string };
  /** The files that the row has now, where it has a list of them. */
  files?: readonly { id: number; alt: string }[];
}

/**
 * Somebody else saved the row first (optimistic lock); `current` is what the row holds now, and `revision` what the form
 * posts next. `mezcla`: fields that were not changed take what is saved.
 */
export class Conflict extends Refusal {
  override name = "Conflict";
  readonly consejo: string;
  readonly mezcla: boolean;
  readonly files: Told["files"];
  constructor(
    readonly current: { revision: number } & Record<string, unknown>,
    { dicho, files }: Told = {},
  ) {
    const { message, consejo } = dicho ?? CAMBIADO;
    super(message);
    this.consejo = consejo;
    this.mezcla = dicho === undefined;
    this.files = files;
  }
}

/** The transaction lost against concurrent ones in every retry. */
export class RetriesExhausted extends Refusal {
  override name = "RetriesExhausted";
  constructor() {
    super(
      "Otra persona estaba guardando al mismo tiempo y este cambio no se hizo. Espere un momento y guarde de nuevo.",
    );
  }
}

/** Others are served first; it may be tried again after so many seconds. */
export class Busy extends Refusal {
  override name = "Busy";
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/** The row does not exist, or no longer does. */
export class NotFound extends Refusal {
  override name = "NotFound";
  constructor() {
    super("El registro ya no existe");
  }
}
