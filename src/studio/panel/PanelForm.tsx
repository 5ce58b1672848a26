import { type ComponentType, useEffect, useMemo, useRef } from 'react'
import type { FieldKindName } from '#adapters/schemaForm/fieldKinds.ts'
import type { Panel } from '#adapters/schemaForm/panelOf.ts'
import type { OpenPanel } from '#adapters/schemaForm/trail.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { AssetBeside } from './beside/AssetBeside.tsx'
import type { BesideProps } from './beside/besideProps.ts'
import { ColourBeside } from './beside/ColourBeside.tsx'
import styles from './PanelDocument.module.css'
import { useFilledIn } from './useFilledIn.ts'
import type { ChoicesOfChange } from './usePanelChoices.ts'
import { usePanelForm } from './usePanelForm.ts'

/** Component beside the input, by kind of value. */
const BESIDE: ReadonlyMap<FieldKindName, ComponentType<BesideProps>> = new Map([
  ['asset', AssetBeside],
  ['colour', ColourBeside],
])

interface PanelFormProps {
  change: string | undefined
  open: OpenPanel
  write: (object: unknown) => void
  isEditable: boolean
  /** Key of the field to scroll to and mark on opening; empty for none. */
  shown: string
  /** Called once the fields are drawn, so that everything below them has its final position. */
  tellDrawn: () => void
  choices: ChoicesOfChange
  /** Called with whether every field has a value that the document may hold. */
  tellFilledIn: ((isFilledIn: boolean) => void) | undefined
}

/** Returns the key of a field, or of the first one in a group of fields. */
const firstWithin = (shown: string, { fields }: Panel): string | undefined =>
  fields.find(({ key }) => key === shown || key.startsWith(`${shown}_`))?.key

/** The values of one object in the product's own form. */
export function PanelForm(props: PanelFormProps) {
  const { change, open, write, isEditable, shown, choices, tellFilledIn, tellDrawn } = props
  const device = useDevice()
  const form = usePanelForm(open, write, isEditable)
  useFilledIn(form?.store, tellFilledIn)
  const { refresh } = choices
  const { fields } = open.panel
  const first = shown === '' ? undefined : firstWithin(shown, open.panel)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!form) return
    tellDrawn()
    if (first === undefined) return
    form.store.reveal(first)
    box.current
      ?.querySelector(`[data-field="${CSS.escape(first)}"]`)
      ?.setAttribute('data-shown', '')
  }, [form, first, tellDrawn])
  const names = fields.map(({ key, kind }) => `${key} ${kind}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are the same while their names are
  const beside = useMemo(
    () =>
      Object.fromEntries(
        fields.flatMap(({ key, kind }) => {
          const Beside = isEditable ? BESIDE.get(kind) : undefined
          return Beside ? [[key, <Beside key={key} field={key} {...{ change, refresh }} />]] : []
        }),
      ),
    [names, change, isEditable],
  )
  if (!form) return <p role="status">正在打开…</p>
  return (
    <div ref={box} className={styles.form}>
      <FormView
        store={form.store}
        layout={device}
        readonly={!isEditable}
        eager
        summary={false}
        {...{ beside }}
      />
    </div>
  )
}
