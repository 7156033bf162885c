import { getSelectProps } from "@conform-to/react";
import { selectClass } from "./control";
import { cx } from "../cx";
import { type CampoProps, describedBy, Frame } from "./fields";

interface OptionGroup {
  label: string;
  options: readonly Option[];
}
interface Option {
  value: string | number;
  label: string;
}

/** A select; `empty` is its option "nothing chosen", where there is one; its value is never ''. */
export function SelectField({
  empty,
  options = [],
  groups = [],
  ...props
}: CampoProps & { empty?: Option; options?: readonly Option[]; groups?: readonly OptionGroup[] }) {
  const { key, ...input } = getSelectProps(props.field, { ariaAttributes: false });
  const first = [...(empty ? [empty] : []), ...options];
  const all = [...first, ...groups.flatMap((group) => group.options)];
  return (
    <Frame {...props} savedText={(value) => all.find((option) => String(option.value) === value)?.label ?? value}>
      <select key={key} className={cx("w-full", selectClass())} {...input} {...describedBy(props.field, props.hint)}>
        <Options options={first} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    </Frame>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
