import type { FileValue } from '#contract/formInfo.ts'
import { Trash } from '../controls/icons.tsx'
import { ConfirmButton } from '../files/ConfirmButton.tsx'

interface RemoveFileProps {
  file: FileValue
  onRemove: (file: FileValue) => void
}

/** Removes a file that has arrived, after a question. */
export const RemoveFile = ({ file, onRemove }: RemoveFileProps) => (
  <ConfirmButton
    label={`删除${file.name}`}
    question="确定删除？"
    confirm="删除"
    onConfirm={() => onRemove(file)}
  >
    <Trash />
  </ConfirmButton>
)
