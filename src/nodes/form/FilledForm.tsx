import { type ReactNode, useMemo } from 'react'
import type { FormBundle } from '#contract/form.ts'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { ownValue } from '#contract/record.ts'
import type { PageForm } from '#runtime/core/pageForms/pageForm.ts'
import { ActionButton } from '#runtime/react/controls/ActionButton.tsx'
import { CarriedNotice } from '#runtime/react/form/draft/CarriedNotice.tsx'
import { DraftMark } from '#runtime/react/form/draft/DraftMark.tsx'
import { DraftNotices } from '#runtime/react/form/draft/DraftNotices.tsx'
import { FormView } from '#runtime/react/form/FormView.tsx'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { usePage, useRow } from '#runtime/react/pageContext.ts'
import classes from './FormNode.module.css'
import { pageErrors } from './pageErrors.ts'

interface FilledFormProps {
  node: NodeOf<'form'>
  form: PageForm
  /** Replaces running the action at once: a start function and its own button. */
  submitting?: { start: () => void; button: ReactNode }
}

/** As many inputs as a dialog has in sight, such as a login; a summary above them would only repeat their messages. */
const IN_SIGHT = 4

const isShort = ({ order, fields }: FormBundle): boolean =>
  order.filter((key) => ownValue(fields, key)?.shape !== 'none' && !ownValue(fields, key)?.isHide)
    .length <= IN_SIGHT

/** The form for filling in: its draft status above, its buttons below. */
export function FilledForm({ node, form, submitting }: FilledFormProps) {
  const { submit, actions = [], beside, danger } = node
  const { draft } = form
  const page = usePage()
  const row = useRow()
  const device = useDevice()
  const start = submitting?.start ?? (submit && (() => void page.run(submit, { row })))
  const others = useMemo(() => pageErrors(page, node.form), [page, node.form])
  const buttons = useMemo(() => besideFields(beside), [beside])
  return (
    <div className={classes.form}>
      <CarriedNotice carried={form.carried} />
      {draft && <DraftNotices keeper={draft} />}
      <FormView
        store={form.store}
        layout={device}
        readonly={form.readonly}
        summary={!isShort(form.store.bundle)}
        beside={buttons}
        others={others}
        {...(start && { onSubmit: start })}
      />
      {actions.length > 0 && (
        <div className={classes.foot}>
          {draft && <DraftMark keeper={draft} />}
          <div className={classes.actions}>
            {actions.map((action) => {
              if (action !== submit) return <ActionButton key={action} action={action} />
              const own = (
                <ActionButton key={action} action={action} kind={danger ? 'danger' : 'primary'} />
              )
              return submitting?.button ?? own
            })}
          </div>
        </div>
      )}
    </div>
  )
}

/** The buttons of actions beside inputs, by field. */
const besideFields = (beside: NodeOf<'form'>['beside'] = {}): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(
    Object.entries(beside).map(([field, action]) => [
      field,
      <ActionButton key={action} action={action} />,
    ]),
  )
