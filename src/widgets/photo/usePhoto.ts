import { useState } from 'react'
import { rulesOf } from '#domain/file/fileRulesOf.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useTree } from '#runtime/react/form/session/useTree.ts'
import { useFileField } from '../files/useFileField.ts'
import { useFilePick } from '../files/useFilePick.ts'
import { useUploads } from '../files/useUploads.ts'
import { useCropping } from './useCropping.ts'

/** A photo from picking to storage: checked, cropped, uploaded, replacing the previous one. */
export function usePhoto({ id, path, field }: EditProps) {
  const rules = rulesOf(field)
  const stored = useFileField(path)
  const { tasks, queue } = useUploads(path, 'photo', stored.replace)
  const { cropping, opening, close, prepare } = useCropping(rules)
  /** Original image, for cropping again. */
  const [source, setSource] = useState<File>()
  const [hint, setHint] = useState('')

  const tree = useTree()
  const refocus = () => requestAnimationFrame(() => tree.getElementById(id)?.focus())
  const send = (file: File) => {
    queue.clear()
    queue.add([file])
    refocus()
  }
  const open = async (file: File) => {
    const { send: whole, hint: said = '', refusal } = await prepare(file)
    setHint(said)
    if (refusal) setRefusals([{ text: refusal, names: [file.name] }])
    if (!whole) return
    setSource(undefined)
    send(whole)
  }
  const { refusals, setRefusals, pick } = useFilePick(
    rules,
    () => 0,
    ([file]) => file && void open(file),
  )
  return {
    rules,
    file: stored.files[0],
    task: tasks[0],
    queue,
    cropping,
    opening,
    hint,
    refusals,
    pick: (picked: readonly File[]) => pick(picked.slice(0, 1)),
    done(file: File) {
      setSource(cropping?.picture.file)
      close()
      send(file)
    },
    giveUp() {
      close()
      refocus()
    },
    /** Absent unless the image was cropped since the widget was mounted. */
    cutAgain: source && (() => void open(source)),
    remove() {
      for (const file of stored.now()) stored.remove(file)
      setSource(undefined)
      refocus()
    },
  }
}
export type Photo = ReturnType<typeof usePhoto>
