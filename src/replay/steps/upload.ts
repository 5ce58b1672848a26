import type { FileValue } from '#contract/formInfo.ts'
import { type PickedFile, refuseFile } from '#domain/file/fileRules.ts'
import { rulesOf } from '#domain/file/fileRulesOf.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { fieldAt } from '../fieldAt.ts'
import type { PickedFileText, StepShapes } from '../scenario.ts'
import { refuse } from './refusals.ts'

const UNITS = { B: 1, KB: 1024, MB: 1024 * 1024 } as const

/** Size in bytes of a file without one. */
const SOME_BYTES = 1024

export function bytesOf(size: PickedFileText['size']): number {
  if (typeof size === 'number') return size
  const [, number, unit] = /^([\d.]+)(B|KB|MB)$/.exec(size ?? '') ?? []
  return number === undefined
    ? SOME_BYTES
    : Math.ceil(Number(number) * UNITS[unit as keyof typeof UNITS])
}

/** Judges the files as the widget does and takes the ones that keep the rules; a photo replaces the one before. */
export function upload(store: FormStore, { upload: path, files }: StepShapes['upload']): undefined {
  const field = fieldAt(store.bundle, path)
  if (!field) return
  const isPhoto = field.type === 'photo'
  const before = isPhoto ? [] : filesIn(store.get(path))
  const accepted: PickedFile[] = []
  const texts = new Set<string>()
  for (const { name, size } of files) {
    const file = { name, size: bytesOf(size) }
    const text = refuseFile(file, rulesOf(field), before.length + accepted.length)
    if (text === undefined) accepted.push(file)
    else texts.add(text)
  }
  refuse(store, path, [...texts].at(-1))
  if (accepted.length > 0) store.set(path, [...before, ...accepted.map(stored)])
}

const filesIn = (value: unknown): FileValue[] => (Array.isArray(value) ? value : [])

const stored = ({ name }: PickedFile): FileValue => ({ name, url: `/files/${name}` })
