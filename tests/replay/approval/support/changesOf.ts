import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { Change } from '#replay/approval/diff/change.ts'
import { diffSnapshots } from '#replay/approval/diff/diffSnapshots.ts'
import type { Snapshot } from '#replay/approval/snapshot/snapshot.ts'
import { snapshotText } from '#replay/approval/snapshot/snapshotText.ts'
import { takeSnapshot } from '#replay/approval/snapshot/takeSnapshot.ts'

/** A form with everything its snapshot is taken from. */
export interface Form {
  formInfo: unknown
  printInfo?: unknown
  dictionaries?: Dictionaries
}

/** The snapshot, as read back from its file. */
export function snapshotOf({ formInfo, printInfo, dictionaries = {} }: Form): Snapshot {
  const bundle = convertFormInfo(formInfo, { dictionaries })
  return JSON.parse(snapshotText(takeSnapshot({ bundle, printInfo, dictionaries })))
}

export const changesOf = (before: Form, after: Form): Change[] =>
  diffSnapshots(snapshotOf(before), snapshotOf(after))
