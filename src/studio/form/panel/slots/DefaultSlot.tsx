import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormField } from '#contract/form.ts'
import type { FieldAttribute, RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { withAttribute } from '#formDocument/rows/withAttribute.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { FieldFrame } from '#runtime/react/form/frame/FieldFrame.tsx'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import {
  type FormSession,
  FormSessionProvider,
  useFormSession,
} from '#runtime/react/form/session/formSession.ts'
import { useLivePlaces } from '#runtime/react/form/session/livePlaces.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { useFormEditing } from '../../formEditing.ts'
import { writtenDefault } from '../attributes/notations.ts'
import styles from '../FieldPanel.module.css'
import texts from '../texts.json' with { type: 'json' }
import type { SlotProps } from './slotProps.ts'

/** Attributes that determine the values of a field; all others are irrelevant to its default. */
const DECIDING: readonly FieldAttribute[] = [
  ...(['type', 'items', 'source', 'dictionary', 'isOrgDictionary', 'areaType'] as const),
  ...(['choiceType', 'isMultiple', 'isTimeSlot', 'fmt', 'step', 'min', 'max', 'icon'] as const),
  ...(['limitWorkNumber', 'textBoxType', 'rows', 'inputMax', 'separator'] as const),
]

/**
 * Types whose default cannot be entered here: files, which cannot come from this device, and rows, which do not fit.
 */
const NOT_HERE: readonly unknown[] = ['upload', 'photo', 'sign', 'table']

/** The default value of a field, entered in the field itself as an applicant would. */
export function DefaultSlot(props: SlotProps) {
  const { definition } = props
  const { turn, keep } = useTurns(props)
  if (NOT_HERE.includes(definition.type))
    return <p className={styles.reason}>{texts.defaultElsewhere}</p>
  const deciding = DECIDING.flatMap((name) => {
    const value = ownValue(definition, name)
    return value === undefined ? [] : [[name, value]]
  })
  const alone = Object.fromEntries(deciding) as RawField
  return (
    <DefaultField key={`${turn} ${JSON.stringify(alone)}`} {...props} save={keep} alone={alone} />
  )
}

/** Counts the external changes of a default, each of which opens its field anew. */
function useTurns({ definition, save }: SlotProps) {
  const now = JSON.stringify(ownValue(definition, 'defaultValue'))
  const own = useRef(now)
  const turn = useRef(0)
  if (own.current !== now) {
    own.current = now
    turn.current += 1
  }
  const keep = (next: RawField) => {
    own.current = JSON.stringify(ownValue(next, 'defaultValue'))
    save(next)
  }
  return { turn: turn.current, keep }
}

const KEY = 'default'

function DefaultField({ definition, save, alone }: SlotProps & { alone: RawField }) {
  const { isEditable } = useFormEditing()
  const { store, field } = useDefaultForm(definition, alone)
  const latest = useRef({ definition, save })
  latest.current = { definition, save }
  useLayoutEffect(() => {
    let shown = JSON.stringify(store.get(KEY))
    return store.subscribe('change', () => {
      const filled = store.get(KEY)
      if (JSON.stringify(filled) === shown) return
      shown = JSON.stringify(filled)
      const { definition, save } = latest.current
      const was = ownValue(definition, 'defaultValue')
      const next = isEmpty(filled) ? undefined : writtenDefault(filled, was)
      save(withAttribute(definition, 'defaultValue', next))
    })
  }, [store])
  const around = useFormSession()
  const id = useId()
  const session = useMemo<FormSession>(
    () => ({ ...around, store, id, beside: {}, readonly: !isEditable, cellRevealers: new Map() }),
    [around, store, id, isEditable],
  )
  const place = useRef<HTMLDivElement>(null)
  useLivePlaces(session, place)
  if (!field) return null
  return (
    <FormSessionProvider value={session}>
      <div ref={place} className={styles.unlabelled}>
        <FieldFrame field={field} path={KEY} />
      </div>
      {isEditable && Object.hasOwn(definition, 'defaultValue') && (
        <button type="button" className={styles.add} onClick={() => store.set(KEY, null)}>
          {texts.clear}
        </button>
      )}
    </FormSessionProvider>
  )
}

/** Returns a form with the one field, opened with its default. */
function useDefaultForm(
  definition: RawField,
  alone: RawField,
): { store: FormStore; field: FormField | undefined } {
  const { dictionaries, areas } = useFormEnvironment()
  const { clock } = useRuntime().host
  return useState(() => {
    const { defaultValue } = definition
    const own = { ...alone, value: KEY, label: texts.defaultLabel, defaultValue }
    const bundle = convertFormInfo([[own]], { dictionaries, areas })
    const store = new FormStore(bundle, { context: { dictionaries, areas, now: clock.now() } })
    return { store, field: ownValue(bundle.fields, KEY) }
  })[0]
}
