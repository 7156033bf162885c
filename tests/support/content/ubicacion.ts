/** The texts of a branch as staff type them. */
export const texto = {
  nombre: "Sede Tunja",
  direccion: "Carrera 9 # 20-11",
  ciudad: "Tunja, Boyacá",
  telefono: "+57 608 555 0199",
  telefono_whatsapp: "https://wa.me/573005550199",
  correo: "tunja@ejemplo.com",
  horario_semana: "8:00 AM - 5:00 PM",
  horario_sabado: "8:00 AM - 12:00 M",
  horario_domingo: "Cerrado",
};
/** A valid form of a branch. */
export const fields = { ...texto, latitud: "5.5353", longitud: "-73.3678", visible: "on" };
