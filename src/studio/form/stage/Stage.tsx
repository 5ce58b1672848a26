import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FormBundle, FormValues } from '#contract/form.ts'
import { DEVICES } from '#contract/value.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { useFormEditing } from '../formEditing.ts'
import { DeviceFrame } from './DeviceFrame.tsx'
import { FieldWhy } from './FieldWhy.tsx'
import { pathOf, placeOf } from './fieldPaths.ts'
import styles from './Stage.module.css'
import { StageBar } from './StageBar.tsx'
import { StageSession, type StageView } from './session/stageSession.ts'
import type { StageScenario, TestFailures } from './stageScenario.ts'
import { useOnlyDevice } from './useOnlyDevice.ts'
import { useStageChoice } from './useStageChoice.ts'

interface StageProps {
  /** Address of a page with `x:studioStage`. */
  address: string
  /** Title of the printed form when its printInfo has none. */
  title: string
  printInfo?: unknown
  /** Tests whose answers the form can be previewed with. */
  scenarios?: readonly StageScenario[]
  failures?: TestFailures
  /** Returns a link to the document of a test. */
  linkTo?: ((path: string, name?: string) => ReactNode) | undefined
  /** Answers to fill in, applied whenever they change. */
  shown?: FormValues | undefined
  /** Saves the typed values as a test; they are undefined when nothing was typed. */
  keep?: ((typed: FormValues | undefined, context: FormContext) => void) | undefined
}

const NO_FAILURES: TestFailures = new Map()

/** The edited form as both devices show it, to be filled in; nothing is sent or stored. */
export function Stage(props: StageProps) {
  const {
    address,
    title,
    printInfo,
    scenarios = [],
    failures = NO_FAILURES,
    shown: given,
    linkTo,
    keep,
  } = props
  const { bundle, document, selected, isEditable } = useFormEditing()
  const { choice, choose, context } = useStageChoice()
  const { state, round, devices, scenario } = choice
  const view = useMemo<StageView>(
    () => ({ state, round, context, title, printInfo }),
    [state, round, context, title, printInfo],
  )
  const session = useSession(bundle, view)
  const path = selected ? pathOf(document.formInfo, selected) : undefined
  useLayoutEffect(() => session.select(path), [session, path])
  const values = scenarios.find(({ name }) => name === scenario)?.values ?? given
  useEffect(() => {
    if (values) session.fill(values)
  }, [session, values])
  const stage = useRef<HTMLElement>(null)
  const only = useOnlyDevice(stage)
  const shown = only && devices === 'both' ? only : devices
  return (
    <section ref={stage} className={styles.stage} data-shown={shown}>
      <StageBar
        {...{ choice, choose, only, scenarios, failures, linkTo }}
        dependsOnPerson={readsOwnArea(bundle)}
        keep={keep && isEditable ? () => keep(session.typed(), context) : undefined}
      />
      <div className={styles.frames}>
        {DEVICES.filter((device) => shown === 'both' || shown === device).map((device) => (
          <DeviceFrame key={device} {...{ device, address, session }} />
        ))}
      </div>
      <FieldWhy session={session} path={selected?.part === 'row' ? undefined : path} />
    </section>
  )
}

/** Returns the session of the form in the frames; it continues across definitions and views. */
function useSession(bundle: FormBundle, view: StageView): StageSession {
  const { document: edited, select } = useFormEditing()
  const [session] = useState(() => new StageSession(bundle, view))
  const opened = useRef(view)
  useEffect(() => {
    if (opened.current !== view) session.view(view)
    opened.current = view
  }, [session, view])
  useEffect(() => session.define(bundle), [session, bundle])
  const onSelect = useEffectEvent((path: string) => {
    select(placeOf(edited.formInfo, path) ?? null)
  })
  useEffect(() => {
    session.onSelect = onSelect
    window.formStage = session
    const compose = ({ type }: Event) => session.compose(type === 'compositionstart')
    window.addEventListener('compositionstart', compose)
    window.addEventListener('compositionend', compose)
    return () => {
      window.formStage = undefined
      window.removeEventListener('compositionstart', compose)
      window.removeEventListener('compositionend', compose)
    }
  }, [session])
  return session
}

/** Returns whether a user with an area of their own is offered other areas. */
const readsOwnArea = ({ fields }: FormBundle): boolean =>
  Object.values(fields)
    .flatMap((field) => [field, ...(field.columns ?? [])])
    .some(({ options }) => options?.kind === 'area' && options.province !== 'all')
