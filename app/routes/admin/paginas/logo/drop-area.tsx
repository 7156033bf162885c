import { type DragEvent, useRef, useState } from "react";
import { FileInput } from "~/admin/form/file-input";
import { FileBox } from "~/ui/form/field-parts";

interface DropAreaProps {
  label: string;
  hint: string;
  error: string | undefined;
}

/** File input for one picture, which also accepts a dropped file. */
export function DropArea({ label, hint, error }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const drop = (event: DragEvent) => {
    drag(event);
    if (input.current && event.dataTransfer.files.length > 0) input.current.files = event.dataTransfer.files;
  };
  return (
    <FileBox over={over} onDragOver={drag} onDragLeave={drag} onDrop={drop}>
      <FileInput ref={input} name="archivos" label={label} hint={hint} error={error} alert accept="image/*" required />
    </FileBox>
  );
}
