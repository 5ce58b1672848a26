import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { useBinding } from '#runtime/react/hooks/useBinding.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { FileItem } from './FileItem.tsx'
import { filesOf } from './filesOf.ts'
import { TaskItem } from './TaskItem.tsx'
import classes from './UploadNode.module.css'
import { uploadRules } from './uploadRules.ts'
import { useUploads } from './useUploads.ts'

/** Files of an application: picked or dropped, checked, sent, shown, removed. */
export function UploadNode({ node }: { node: NodeOf<'upload'> }) {
  const id = useId()
  const [value] = useBinding(node.bind)
  const label = useText(node.label)
  const { tasks, pick, retry, dismiss, remove } = useUploads(node)
  const [over, setOver] = useState(false)
  const files = filesOf(value)
  const { fileType, fileSize, limit } = uploadRules(node)

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    pick([...(target.files ?? [])])
    target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    pick([...event.dataTransfer.files])
  }
  return (
    <div className={classes.upload}>
      {label && <span className={classes.label}>{label}</span>}
      <label
        htmlFor={id}
        className={classes.target}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          multiple={limit > 1}
          accept={fileType.map((type) => `.${type}`).join(',')}
          aria-describedby={`${id}-rules`}
          onChange={change}
        />
        <strong>选择文件</strong>
        <span id={`${id}-rules`} className={classes.rules}>
          {fileType.join('、')} 格式，每个不超过 {fileSize}MB，最多 {limit} 个
        </span>
      </label>
      <ul className={classes.list}>
        {files.map((file) => (
          <FileItem key={file.url} file={file} remove={() => remove(file.url)} />
        ))}
        {tasks.map((task) => (
          <TaskItem
            key={task.key}
            task={task}
            retry={() => retry(task)}
            dismiss={() => dismiss(task)}
          />
        ))}
      </ul>
    </div>
  )
}
