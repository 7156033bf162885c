import { Link } from "react-router";
import { useHydrated } from "~/admin/shell/hydrated";
import { SELECCIONE } from "~/domain/kernel/choices";
import { type CampoProps, FixedField, TextField } from "~/ui/form/fields";
import { SelectField } from "~/ui/form/select-field";

type Field = CampoProps["field"];
interface Opcion {
  id: number;
  nombre: string;
}

/** The code: editable on a new product, fixed afterwards. */
export function CodigoField({ fijo, field }: { fijo: string | undefined; field: Field }) {
  if (fijo !== undefined) {
    const hint = "El código no se puede cambiar después de crear el producto.";
    return <FixedField name="codigo" label="Código" value={fijo} hint={hint} />;
  }
  const hint = "Tal como aparece en la pieza. No se puede cambiar después.";
  return <TextField label="Código" field={field} className="mono" hint={hint} />;
}

function optionsOf(rows: readonly Opcion[]) {
  return rows.map(({ id, nombre }) => ({ value: id, label: nombre }));
}

interface CategoriaFieldsProps {
  categoria: Field;
  subcategoria: Field;
  categorias: readonly (Opcion & { subcategorias: readonly Opcion[] })[];
}

/**
 * Category and subcategory selects. With JavaScript only the chosen category's subcategories are offered; without it
 * all of them, grouped, and the server checks the pair.
 */
export function CategoriaFields({ categoria, subcategoria, categorias }: CategoriaFieldsProps) {
  const hydrated = useHydrated();
  const chosen = hydrated ? categorias.filter(({ id }) => String(id) === categoria.value) : categorias;
  const groups = chosen.filter(({ subcategorias }) => subcategorias.length > 0);
  const none = groups.length === 0 && chosen.length > 0;
  return (
    <>
      <SelectField
        label="Categoría"
        field={categoria}
        empty={{ value: SELECCIONE, label: "Seleccione una categoría" }}
        options={optionsOf(categorias)}
      />
      <SelectField
        label="Subcategoría"
        field={subcategoria}
        empty={{ value: SELECCIONE, label: "Seleccione una subcategoría" }}
        hint={
          none && (
            <>
              No hay subcategorías todavía. <Link to="/admin/subcategorias/nuevo">Cree una</Link> y vuelva a este
              formulario.
            </>
          )
        }
        groups={groups.map(({ nombre, subcategorias }) => ({ label: nombre, options: optionsOf(subcategorias) }))}
      />
    </>
  );
}
