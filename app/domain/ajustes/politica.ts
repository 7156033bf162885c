/** Version of the default policy below; a policy that staff write has the date it was saved as its version. */
export const POLITICA_VERSION = "2026-11-29";

/** The policy until staff write their own (DEC 20). A line that starts with "## " is a heading. */
export const politicaDefault = `## Quién responde por sus datos

{empresa}, con domicilio en {direccion}, es responsable del tratamiento de los datos personales que usted nos entrega en este sitio, conforme a la Ley 1581 de 2012 y al Decreto 1377 de 2013.

## Qué datos pedimos y para qué

Al escribirnos por el formulario de contacto o pedirnos una cotización recibimos su nombre, su teléfono, su mensaje y los que usted indique de estos datos: empresa, NIT, ciudad y correo; con la cotización, también los productos que pide. Los usamos solo para responderle, cotizar lo que nos pide y hacer seguimiento a esa solicitud. No los vendemos ni los usamos para publicidad de terceros.

De lo que se busca en el catálogo y no se encuentra contamos cuántas veces se buscó, sin guardar quién lo hizo.

## Cuánto los guardamos

Guardamos su mensaje o su solicitud de cotización durante {meses} meses contados desde que los recibimos. Después se borran automáticamente. Su dirección de red se usa unos minutos para evitar envíos abusivos y no queda guardada con ellos.

## Sus derechos

Usted puede conocer, actualizar, rectificar y suprimir sus datos, pedir prueba de la autorización que nos dio, saber qué uso les hemos dado, revocar la autorización y presentar quejas ante la Superintendencia de Industria y Comercio.

## Cómo ejercerlos

Escriba a {correo} o llame al {telefono}. Respondemos las consultas en un máximo de diez días hábiles y los reclamos en un máximo de quince días hábiles.

## Con quién se comparten

Su mensaje o su solicitud se entrega por correo electrónico a nuestro equipo comercial mediante un proveedor de correo que actúa por encargo nuestro y bajo nuestras instrucciones. No se entrega a nadie más, salvo orden de autoridad competente.`;
