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

/**
 * Somebody else saved the row first (optimistic lock); `current` is what the row holds now, and `revision` what the form
 * posts next. The message says what happened, `consejo` what to do.
 */
export class Conflict extends Refusal {
  override name = "Conflict";
  constructor(
    readonly current: { revision: number } & Record<string, unknown>,
    message = "Otra persona guardó este registro mientras usted lo editaba",
    readonly consejo = "Debajo de cada campo que difiere está lo que hay guardado ahora. Si guarda de nuevo, queda lo que usted escribió.",
  ) {
    super(message);
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
