import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { CertificatePicture } from '../certificate/CertificatePicture.tsx'
import { certificateDrawing } from '../certificate/certificateItems.ts'
import certificates from '../certificate/texts.json' with { type: 'json' }
import { documentValueOf } from '../panel/documentText.ts'
import styles from './StudioPictures.module.css'
import texts from './texts.json' with { type: 'json' }

interface CertificateSideProps {
  kind: 'member' | 'org'
  title: string
  /** Id of the change set; undefined for the published configuration. */
  change: string | undefined
}

/** A certificate of the published configuration or of a change set. */
export function CertificateSide({ kind, title, change }: CertificateSideProps) {
  const text = useCertificates(change)
  const drawing =
    text === undefined ? undefined : certificateDrawing(ownValue(documentValueOf(text) ?? {}, kind))
  return (
    <figure className={styles.certificate}>
      <figcaption>{title}</figcaption>
      {text === undefined && <NodeSkeleton lines={6} />}
      {text !== undefined && !drawing && <p className={styles.quiet}>{texts.noCertificate}</p>}
      {drawing && <CertificatePicture {...{ change, drawing }} name={certificates.names[kind]} />}
      <figcaption>{certificates.note}</figcaption>
    </figure>
  )
}

/** Returns the text of certificates.json, empty when there is none; undefined while it is being read. */
function useCertificates(change: string | undefined): string | undefined {
  const { host } = useRuntime()
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const show = (content = '') => isCurrent && setText(content)
    const input = { path: 'certificates.json', ...(change !== undefined && { id: change }) }
    host.call('changeDocument', input).then(
      (read) => show((read as Schema<'ChangeDocument'>).content),
      () => show(),
    )
    return () => {
      isCurrent = false
    }
  }, [host, change])
  return text
}
