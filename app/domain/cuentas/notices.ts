import { singleLine } from "~/domain/kernel/text";

interface Persona {
  nombre: string;
  email: string;
}

/** A change of an account, or of where mails go, that its owner is told of by mail. */
export type NoticeEvent =
  | { tipo: "invitacion" | "enlace" | "activar" | "desactivar"; quien: Persona; a: Persona; pendiente?: boolean }
  | { tipo: "clave"; how: "enlace" | "cuenta"; a: Persona }
  | { tipo: "correos"; quien: string; a: Persona; antes: string; ahora: string };

interface Textos {
  asunto: string;
  /** What was done, and by whom. */
  que: string;
  esperado: string;
  inesperado: string;
}

const DEFIENDASE = "entre al panel, cambie su contraseña en «Mi cuenta» y avise a otro administrador";

function textosDe(hecho: NoticeEvent, empresa: string): Textos {
  const panel = `el panel de administración de ${empresa}`;
  if (hecho.tipo === "clave") {
    return {
      asunto: "Su contraseña cambió",
      que: `La contraseña de su cuenta en ${panel} cambió${hecho.how === "enlace" ? " con un enlace de un solo uso" : ""}. Sus sesiones abiertas se cerraron.`,
      esperado: "Si fue usted, no tiene que hacer nada.",
      inesperado:
        "Si no fue usted, pida ahora mismo a otro administrador que desactive su cuenta y le cree un enlace para elegir otra contraseña.",
    };
  }
  if (hecho.tipo === "correos") {
    return {
      asunto: "Cambiaron los correos del formulario de contacto",
      que: `${hecho.quien} cambió en ${panel} a quién llegan los mensajes de los visitantes, o desde qué correo se envían.\nAntes: ${hecho.antes}\nAhora: ${hecho.ahora}`,
      esperado: "Si lo esperaba, no tiene que hacer nada.",
      inesperado: "Si no lo esperaba, corríjalo en Configuración, cambie su contraseña y avise a quien hizo el cambio.",
    };
  }
  const quien = `${hecho.quien.nombre} (${hecho.quien.email})`;
  switch (hecho.tipo) {
    case "invitacion":
      return {
        asunto: "Invitación al panel de administración",
        que: `${quien} creó para usted una cuenta en ${panel}.`,
        esperado: `Si lo esperaba, ${hecho.quien.nombre} le entregará un enlace para elegir su contraseña.`,
        inesperado: "Si no lo esperaba, no use ningún enlace: la cuenta no abre nada mientras usted no lo haga.",
      };
    case "enlace":
      return {
        asunto: "Se creó un enlace para cambiar su contraseña",
        que: `${quien} creó un enlace de un solo uso con el que se puede elegir otra contraseña para su cuenta en ${panel}.`,
        esperado: `Si lo esperaba, use el enlace que le entregará ${hecho.quien.nombre}.`,
        inesperado: `Si no lo esperaba, ${DEFIENDASE}: al cambiarla, el enlace deja de servir.`,
      };
    case "activar":
      return {
        asunto: "Su cuenta fue activada",
        que: `${quien} activó su cuenta en ${panel}: ${hecho.pendiente ? "con el enlace que le entreguen podrá elegir su contraseña y entrar" : "puede volver a entrar con su contraseña"}.`,
        esperado: "Si lo esperaba, no tiene que hacer nada.",
        inesperado: hecho.pendiente
          ? "Si no lo esperaba, no use ningún enlace y hable con otro administrador."
          : `Si no lo esperaba, ${DEFIENDASE}.`,
      };
    case "desactivar":
      return {
        asunto: "Su cuenta fue desactivada",
        que: `${quien} desactivó su cuenta en ${panel}: ya no puede entrar y sus sesiones se cerraron.`,
        esperado: "Si lo esperaba, no tiene que hacer nada.",
        inesperado: "Si no lo esperaba, hable con otro administrador.",
      };
  }
}

/** The text of such a mail: who did what and when, and what to do if it was unexpected. It contains no links. */
export function noticeOf(hecho: NoticeEvent, empresa: string, cuando: string): { asunto: string; texto: string } {
  const { asunto, que, esperado, inesperado } = textosDe(hecho, empresa);
  const cierre = "Este correo no trae enlaces, y nadie le pedirá su contraseña por correo ni por teléfono.";
  const parts = [`Hola, ${hecho.a.nombre}:`, que, `Cuándo: ${cuando}`, `${esperado}\n${inesperado}`, cierre];
  return { asunto: singleLine(`${empresa}: ${asunto}`), texto: `${parts.join("\n\n")}\n` };
}
