/** A rule says no, in words for the person who asked: nothing was changed. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** A value that cannot be stored, told beside its field. */
export class FieldRefusal extends Refusal {
  override name = "FieldRefusal";
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** Somebody else saved the row first; `current` is what it holds now (decision: optimistic lock). */
export class Conflict extends Refusal {
  override name = "Conflict";
  constructor(readonly current: { revision: number } & Record<string, unknown>) {
    super("Otra persona guardó este registro mientras usted lo editaba");
  }
}

/** Others changed the same at the same moment, time after time. */
export class Overtaken extends Refusal {
  override name = "Overtaken";
  constructor() {
    super(
      "Otra persona estaba guardando al mismo tiempo y este cambio no se hizo. Espere un momento y guarde de nuevo.",
    );
  }
}

/** The row is not there (any more). */
export class NotFound extends Refusal {
  override name = "NotFound";
  constructor() {
    super("El registro ya no existe");
  }
}
