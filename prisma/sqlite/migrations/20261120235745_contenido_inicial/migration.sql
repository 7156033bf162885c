-- What a site has from the start (decision 41), as app/domain/contenido-inicial.ts says it. A table with rows keeps them.

INSERT INTO "menu_principal" ("nombre", "slug", "orden", "created_at", "updated_at")
SELECT v.*, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00' FROM (VALUES
  ('Inicio', 'inicio', 1),
  ('Catálogo', 'catalogo', 2),
  ('Nosotros', 'nosotros', 3),
  ('Contacto', 'contacto', 4)
) AS v WHERE NOT EXISTS (SELECT 1 FROM "menu_principal");

INSERT INTO "banner_home" ("titulo", "subtitulo", "descripcion", "texto_boton_pdf", "created_at", "updated_at")
SELECT v.*, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00' FROM (VALUES
  ('{empresa}', '{lema}', 'Busque su pieza por categoría, por código o por nombre, y pídanos la cotización.', 'Ver catálogo completo')
) AS v WHERE NOT EXISTS (SELECT 1 FROM "banner_home");

INSERT INTO "bloque_categorias_home" ("titulo", "descripcion", "created_at", "updated_at")
SELECT v.*, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00' FROM (VALUES
  ('Categorías de producto', 'Elija una categoría para ver las referencias que tenemos.')
) AS v WHERE NOT EXISTS (SELECT 1 FROM "bloque_categorias_home");

INSERT INTO "home_cta" ("titulo", "descripcion", "texto_boton", "url_boton", "created_at", "updated_at")
SELECT v.*, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00' FROM (VALUES
  ('¿Busca una referencia puntual?', 'Envíenos el código, una foto o la muestra, y le confirmamos si la tenemos disponible.', 'Solicitar cotización', '/contacto')
) AS v WHERE NOT EXISTS (SELECT 1 FROM "home_cta");

INSERT INTO "footer_contenido" ("descripcion", "copyright", "leyenda", "created_at", "updated_at")
SELECT v.*, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00' FROM (VALUES
  ('Fabricamos y vendemos autopartes. Consulte el catálogo y pídanos su cotización.', '© {empresa}. Todos los derechos reservados.', '{lema}')
) AS v WHERE NOT EXISTS (SELECT 1 FROM "footer_contenido");

INSERT INTO "footer_contacto" ("tipo", "valor", "orden", "created_at", "updated_at")
SELECT v.*, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00' FROM (VALUES
  ('direccion', '{direccion}', 1),
  ('telefono', '{telefono}', 2),
  ('email', '{correo}', 3),
  ('web', '{web}', 4)
) AS v WHERE NOT EXISTS (SELECT 1 FROM "footer_contacto");

-- Lists that staff could always empty: only where there is no catalogue yet, which is to say on a new site.

INSERT INTO "footer_enlaces" ("nombre", "url", "orden", "created_at", "updated_at")
SELECT v.*, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00' FROM (VALUES
  ('Inicio', '/', 1),
  ('Catálogo', '/catalogo', 2),
  ('Nosotros', '/nosotros', 3),
  ('Contacto', '/contacto', 4)
) AS v WHERE NOT EXISTS (SELECT 1 FROM "footer_enlaces") AND NOT EXISTS (SELECT 1 FROM "subcategorias");

INSERT INTO "nosotros_secciones" ("tipo", "titulo", "contenido", "orden", "created_at", "updated_at")
SELECT v.*, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00' FROM (VALUES
  ('mision', 'Misión', 'Ofrecer autopartes confiables y una atención cercana, para que cada cliente encuentre la pieza que su vehículo necesita.', 1),
  ('vision', 'Visión', 'Ser la empresa de autopartes que talleres, almacenes y conductores recomiendan por su calidad y su servicio.', 2),
  ('historia', 'Nuestra historia', 'Somos una empresa colombiana dedicada a fabricar y vender autopartes. Trabajamos de la mano de talleres, almacenes y conductores: de ellos aprendemos qué pieza hace falta y cómo debe encajar.', 3)
) AS v WHERE NOT EXISTS (SELECT 1 FROM "nosotros_secciones") AND NOT EXISTS (SELECT 1 FROM "subcategorias");

INSERT INTO "nosotros_valores" ("valor", "descripcion", "orden", "created_at", "updated_at")
SELECT v.*, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00' FROM (VALUES
  ('Calidad', 'Queremos que cada pieza encaje bien y dure.', 1),
  ('Confiabilidad', 'Respondemos por lo que ofrecemos.', 2),
  ('Innovación', 'Buscamos una mejor manera de hacer cada pieza.', 3)
) AS v WHERE NOT EXISTS (SELECT 1 FROM "nosotros_valores") AND NOT EXISTS (SELECT 1 FROM "subcategorias");

UPDATE "contenido_version" SET "version" = "version" + 1 WHERE "id" = 1;
