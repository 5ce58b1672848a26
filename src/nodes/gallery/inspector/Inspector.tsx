import { useState } from 'react'
import { Why } from '#runtime/react/staged/Why.tsx'
import type { Stages } from '../useStages.ts'
import classes from './Inspector.module.css'
import { PlaceList } from './PlaceList.tsx'
import { Records } from './Records.tsx'

/** Below a form: its fields, why the chosen one is as it is, and the form's values, messages and diagnostics. */
export function Inspector({ stages }: { stages: Stages }) {
  const [open, setOpen] = useState(true)
  const { snapshot, field, explain, tell } = stages
  const choose = (path: string) => {
    explain(path)
    tell({ gallery: 'reveal', path })
  }
  return (
    <section className={classes.inspector} aria-label="检查" data-open={open || undefined}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起检查' : '展开检查'}
      </button>
      {open && snapshot && (
        <div className={classes.panes}>
          <PlaceList places={snapshot.places} chosen={field} choose={choose} />
          <div className={classes.pane}>
            {snapshot.explanation ? (
              <Why
                explanation={snapshot.explanation}
                file={snapshot.file}
                apply={(changes) => {
                  for (const { path, to } of changes)
                    tell({ gallery: 'set', path, value: to.value ?? undefined })
                }}
              />
            ) : (
              <p className={classes.empty}>
                点字段旁的“?”，或从左边的列表里选一个字段，看它为什么这样。
              </p>
            )}
          </div>
          <Records snapshot={snapshot} choose={choose} />
        </div>
      )}
    </section>
  )
}
