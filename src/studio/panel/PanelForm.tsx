import { type ComponentType, useMemo } from 'react'
import type { FieldKindName } from '#adapters/schemaForm/fieldKinds.ts'
import type { OpenPanel } from '#adapters/schemaForm/trail.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { AssetBeside } from './beside/AssetBeside.tsx'
import type { BesideProps } from './beside/besideProps.ts'
import { ColourBeside } from './beside/ColourBeside.tsx'
import styles from './PanelDocument.module.css'
import type { ChoicesOfChange } from './usePanelChoices.ts'
import { usePanelForm } from './usePanelForm.ts'

/** What stands beside the input of a kind of value. */
const BESIDE: ReadonlyMap<FieldKindName, ComponentType<BesideProps>> = new Map([
  ['asset', AssetBeside],
  ['colour', ColourBeside],
])

interface PanelFormProps {
  change: string
  open: OpenPanel
  write: (object: unknown) => void
  isEditable: boolean
  choices: ChoicesOfChange
}

/** The values of one object in the product's own form. */
export function PanelForm({ change, open, write, isEditable, choices }: PanelFormProps) {
  const device = useDevice()
  const form = usePanelForm(open, write, isEditable)
  const { refresh } = choices
  const { fields } = open.panel
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
    <div className={styles.form}>
      <FormView
        store={form.store}
        layout={device}
        readonly={!isEditable}
        summary={false}
        {...{ beside }}
      />
    </div>
  )
}
