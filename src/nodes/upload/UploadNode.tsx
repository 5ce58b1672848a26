import { useId, useRef } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { useBinding } from '#runtime/react/hooks/useBinding.ts'
import { useStateError } from '#runtime/react/hooks/useStateError.ts'
import { useFlag, useText } from '#runtime/react/hooks/useValue.ts'
import { filesOf } from '#runtime/react/upload/filesOf.ts'
import { Refusals } from '#runtime/react/upload/Refusals.tsx'
import { FileItem } from './FileItem.tsx'
import { PickArea } from './PickArea.tsx'
import { TaskItem } from './TaskItem.tsx'
import classes from './UploadNode.module.css'
import { rulesText, uploadRules } from './uploadRules.ts'
import { useUploads } from './useUploads.ts'

/** Files in the page's state: picked, checked, sent, shown, removed. */
export function UploadNode({ node }: { node: NodeOf<'upload'> }) {
  const id = useId()
  const label = useText(node.label)
  const [value] = useBinding(node.bind)
  const files = filesOf(value)
  const rules = uploadRules(node)
  const input = useRef<HTMLInputElement>(null)
  const { tasks, refusals, pick, retry, drop, remove } = useUploads(node)
  const required = useFlag(node.required)
  const place = useRef<HTMLDivElement>(null)
  const error = useStateError(node.bind, place)

  const takeAway = (url: string) => {
    remove(url)
    input.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not take part in the layout
    <div
      ref={place}
      role="group"
      className={classes.upload}
      id={node.id}
      aria-labelledby={label && `${id}-label`}
      data-field={node.bind}
    >
      {label && (
        <span id={`${id}-label`} className={classes.label}>
          {label}
          {required && (
            <span className={classes.mark} aria-hidden="true">
              *
            </span>
          )}
        </span>
      )}
      <PickArea
        ref={input}
        rules={rules}
        full={files.length >= rules.limit}
        describedBy={`${id}-rules ${id}-error`}
        pick={pick}
      />
      <span id={`${id}-rules`} className={classes.rules}>
        {rulesText(rules)}
      </span>
      <p id={`${id}-error`} className={classes.missing} data-error={error && ''}>
        {error}
      </p>
      <Refusals refusals={refusals} />
      <ul className={classes.list} aria-label="已选文件">
        {files.map((file) => (
          <FileItem key={file.url} file={file} remove={() => takeAway(file.url)} />
        ))}
        {tasks.map((task) => (
          <TaskItem
            key={task.id}
            task={task}
            retry={() => retry(task)}
            drop={() => drop(task.id)}
          />
        ))}
      </ul>
    </div>
  )
}
