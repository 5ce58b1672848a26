import type { Rule } from '../context.ts'
import { callInput } from './callInput.ts'
import { duplicateKey } from './duplicateKey.ts'
import { exactlyOne } from './exactlyOne.ts'
import { fileAnswer } from './fileAnswer.ts'
import { formRows } from './formRows.ts'
import { fragmentCycle } from './fragmentCycle.ts'
import { fragmentParams } from './fragmentParams.ts'
import { guardInput } from './guardInput.ts'
import { idEqualsPath } from './idEqualsPath.ts'
import { jsonSyntax } from './jsonSyntax.ts'
import { logic } from './logic.ts'
import { metaSchema } from './metaSchema.ts'
import { misplaced } from './misplaced.ts'
import { parity } from './parity.ts'
import { rowAction } from './rowAction.ts'
import { schemaLink } from './schemaLink.ts'
import { scopePath } from './scopePath.ts'
import { siteRoutes } from './siteRoutes.ts'
import { textHoles } from './textHoles.ts'
import { undeclaredDialog } from './undeclaredDialog.ts'
import { unknownAction } from './unknownAction.ts'
import { unknownAdapter } from './unknownAdapter.ts'
import { unknownCall } from './unknownCall.ts'
import { unknownComponent } from './unknownComponent.ts'
import { unknownDialog } from './unknownDialog.ts'
import { unknownDictionary } from './unknownDictionary.ts'
import { unknownField } from './unknownField.ts'
import { unknownForm } from './unknownForm.ts'
import { unknownFragment } from './unknownFragment.ts'
import { unknownLimit } from './unknownLimit.ts'
import { unknownPage } from './unknownPage.ts'
import { unknownPayload } from './unknownPayload.ts'
import { unknownPlace } from './unknownPlace.ts'
import { unknownPrint } from './unknownPrint.ts'
import { unknownRight } from './unknownRight.ts'
import { unknownRoute } from './unknownRoute.ts'
import { unknownRowField } from './unknownRowField.ts'
import { unknownSource } from './unknownSource.ts'
import { unknownState } from './unknownState.ts'
import { unknownStep } from './unknownStep.ts'
import { unknownTab } from './unknownTab.ts'
import { unknownTimer } from './unknownTimer.ts'
import { unused } from './unused.ts'
import { unusedDocument } from './unusedDocument.ts'

/** Every rule of the lint, in the order a writer meets them: text, shape, names, data, use. */
export const RULES: readonly Rule[] = [
  jsonSyntax,
  duplicateKey,
  metaSchema,
  unknownLimit,
  schemaLink,
  idEqualsPath,
  unknownPage,
  unknownRoute,
  unknownFragment,
  fragmentParams,
  fragmentCycle,
  unknownDialog,
  undeclaredDialog,
  unknownPayload,
  unknownCall,
  callInput,
  fileAnswer,
  unknownAdapter,
  unknownDictionary,
  unknownComponent,
  unknownSource,
  unknownAction,
  unknownForm,
  unknownField,
  formRows,
  unknownTimer,
  unknownState,
  unknownStep,
  unknownTab,
  unknownPrint,
  unknownPlace,
  unknownRowField,
  exactlyOne,
  guardInput,
  rowAction,
  logic,
  unknownRight,
  scopePath,
  textHoles,
  misplaced,
  parity,
  siteRoutes,
  unused,
  unusedDocument,
]
