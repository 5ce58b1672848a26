import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FileValue } from '#contract/formInfo.ts'
import type { EditorFileKind } from '#domain/richText/editorFiles.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import type { Refusal } from '#runtime/react/upload/validateFiles.ts'
import { useUploads } from '../../../files/useUploads.ts'
import { mediaNode, type Size } from '../commands/media.ts'
import type { RichView } from '../view/RichView.ts'
import { addPlaces, keepPlaces, landAt } from '../view/uploadPlaces.ts'
import { pictureSize } from './pictureSize.ts'
import { kindOf, validateEditorFiles } from './validateEditorFiles.ts'

/** Files of the text: checked, uploaded, and inserted at their intended positions. */
export function useEditorFiles(path: FormPath, rich: RefObject<RichView | undefined>) {
  const { store } = useFormSession()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const sizes = useRef(new Map<File, Size | undefined>())
  const sent = useRef<readonly File[]>([])
  const land = (value: FileValue, number: number): boolean => {
    const file = sent.current[number - 1]
    const kind = kindOf(value.name)
    if (store.frozen || !rich.current || !file || !kind) return false
    landAt(rich.current.view, file, mediaNode(kind, value, sizes.current.get(file)))
    return true
  }
  const { tasks, queue } = useUploads(path, 'editor', land)
  useEffect(() => {
    const files = tasks.map(({ file }) => file)
    if (rich.current) keepPlaces(rich.current.view, files)
  }, [tasks, rich])
  /** @param asked the kind whose button was pressed */
  const take = async (files: readonly File[], at: number, asked?: EditorFileKind) => {
    const validated = await validateEditorFiles(files, asked)
    setRefusals(validated.refusals)
    for (const file of validated.accepted)
      if (kindOf(file.name) === 'image') sizes.current.set(file, await pictureSize(file))
    if (validated.accepted.length === 0 || !rich.current) return
    // The queue numbers files in this order, from one.
    sent.current = [...sent.current, ...validated.accepted]
    addPlaces(rich.current.view, validated.accepted, at)
    queue.add(validated.accepted)
  }
  return { tasks, queue, refusals, take }
}
