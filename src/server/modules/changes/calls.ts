import type { ModuleCalls } from '#server/base/moduleTables.ts'
import { addDocument } from './additions/addDocument.ts'
import { listAdditions } from './additions/listAdditions.ts'
import { removeDocument } from './additions/removeDocument.ts'
import { testFromRecord } from './cases/testFromRecord.ts'
import { readFieldUse } from './effects/readFieldUse.ts'
import { discard, sendBack, sendForPublishing } from './handOver.ts'
import { listChangeSets } from './listChangeSets.ts'
import { listMemberTypes } from './listMemberTypes.ts'
import { openChange } from './openChange.ts'
import { listOverrides } from './overrides/listOverrides.ts'
import { takeProduct } from './overrides/takeProduct.ts'
import type { ChangesParts } from './parts.ts'
import { readPreviewForm, readPreviewPages } from './preview/readPreviews.ts'
import { publishChange } from './publishChange.ts'
import { readChangeSet } from './readChangeSet.ts'
import { readDocument } from './readDocument.ts'
import { rebaseChange } from './rebaseChange.ts'
import { reportChange } from './reportChange.ts'
import { retireOption } from './retireOption.ts'
import { saveStep } from './saveStep.ts'
import { searchStudio } from './search/searchStudio.ts'
import { reportSeat } from './seats.ts'
import { takeBack } from './takeBack.ts'
import { goBack } from './versions/goBack.ts'
import { compareVersions, readVersion } from './versions/readVersions.ts'
import { restoreAsChange } from './versions/restoreAsChange.ts'
import { revertVersion } from './versions/revertVersion.ts'
import { listVersionRows } from './versions/versionRows.ts'

/** Operation → service. */
export const CHANGES_CALLS = {
  changePage: listChangeSets,
  changeOpen: openChange,
  changeRead: readChangeSet,
  changeDocument: readDocument,
  changeStep: saveStep,
  changeAdditions: listAdditions,
  changeAdd: addDocument,
  testFromRecord,
  changeRemove: removeDocument,
  changeUndo: takeBack,
  changeRetire: retireOption,
  changeSeat: reportSeat,
  changeRebase: rebaseChange,
  changeProduct: takeProduct,
  changeReport: reportChange,
  changeReady: sendForPublishing,
  changeReturn: sendBack,
  changePublish: publishChange,
  changeDiscard: discard,
  versionPage: listVersionRows,
  versionRead: readVersion,
  versionCompare: compareVersions,
  versionRestore: restoreAsChange,
  versionRevert: revertVersion,
  versionBack: goBack,
  studioSearch: searchStudio,
  studioFieldUse: readFieldUse,
  studioMemberTypes: listMemberTypes,
  studioOverrides: listOverrides,
  previewPages: readPreviewPages,
  previewForm: readPreviewForm,
} satisfies ModuleCalls<ChangesParts>
