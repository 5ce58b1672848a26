import type { ModuleCalls } from '#server/base/moduleTables.ts'
import {
  login,
  loginInfo,
  logout,
  sendFindPwdCode,
  sendLoginCode,
  sendRegisterCode,
  sendValidCode,
  validCardNo,
  validCode,
  validMobile,
  validMobileRegistered,
  validOrgName,
  validUserName,
} from './accountCalls.ts'
import { proveIdentity } from './accounts/proveIdentity.ts'
import { proveMobile } from './accounts/proveMobile.ts'
import { readOrgInfo } from './accounts/readOrgInfo.ts'
import { readUserDetail } from './accounts/readUserDetail.ts'
import { recoverPassword } from './accounts/recoverPassword.ts'
import { registerIndividual } from './accounts/registerIndividual.ts'
import { registerUnit } from './accounts/registerUnit.ts'
import { updateProfile } from './accounts/updateProfile.ts'
import { closeAccount } from './closing/closeAccount.ts'
import { readClosing } from './closing/readClosing.ts'
import { endOwnLogin, endOwnLogins } from './ownLogins/endOwn.ts'
import { listOwnLogins } from './ownLogins/listOwn.ts'
import type { PeopleParts } from './parts.ts'
import { setPasswordByLink } from './passwordLinks/setPasswordByLink.ts'
import { proven } from './proven.ts'
import {
  beginOwnFactor,
  confirmOwnFactor,
  endOwnFactor,
  readOwnFactor,
} from './secondFactor/ownFactor.ts'
import { renewRecoveryCodes } from './secondFactor/renewRecoveryCodes.ts'
import { changeRights } from './staff/changeRights.ts'
import { inviteByMobile } from './staff/inviteByMobile.ts'
import { listStaffMembers } from './staff/listStaffMembers.ts'
import { resetFactor } from './staff/resetFactor.ts'
import { issueTicket } from './tickets/issueTicket.ts'
import { loginByTicket } from './tickets/loginByTicket.ts'
import { addUnit } from './units/addUnit.ts'
import { changeUnit } from './units/changeUnit.ts'
import { deleteUnit } from './units/deleteUnit.ts'
import { listUnits } from './units/listUnits.ts'
import { addAccount } from './users/addAccount.ts'
import { changeAccount } from './users/changeAccount.ts'
import { changeOwnPassword } from './users/changeOwnPassword.ts'
import { changeExpert, dismissExpert, makeExpert } from './users/experts.ts'
import { exportUsers } from './users/exportUsers.ts'
import { importUsers } from './users/importUsers.ts'
import { listBranchUsers, listExperts, listUsers } from './users/listUsers.ts'
import { changeStatus, deleteUser, resetPassword } from './users/removeAccount.ts'
import { acquireOpenId } from './wechat/acquireOpenId.ts'
import { wxAuthorize, wxSignature } from './wechatCalls.ts'

/** Operation → service. */
export const PEOPLE_CALLS = {
  login,
  logout,
  logoutPost: (request) => logout(request),
  loginSessions: listOwnLogins,
  endSession: endOwnLogin,
  logoutEverywhere: endOwnLogins,
  loginInfo,
  issueTicket,
  ticketLogin: loginByTicket,
  setPassword: setPasswordByLink,
  wxAuthorize,
  wxOpenId: acquireOpenId,
  wxSignature,
  userDetail: readUserDetail,
  validMobile,
  validCardNo,
  validOrgName,
  validCode,
  validMobileRegistered,
  sendRegisterCode,
  sendValidCode,
  sendLoginCode,
  proveIdentity,
  proveMobile,
  register: registerIndividual,
  orgInfo: readOrgInfo,
  validUserName,
  updateUser: updateProfile,
  orgRegister: registerUnit,
  findPwd: recoverPassword,
  sendFindPwdCode,
  closingEffects: readClosing,
  closeAccount,
  userPage: listUsers,
  addUser: (request) => addAccount(request, 'addUser'),
  addAdmin: proven((request) => addAccount(request, 'addAdmin')),
  manageUser: proven((request) => changeAccount(request, 'user')),
  manageAdmin: proven((request) => changeAccount(request, 'admin')),
  updUserPwd: changeOwnPassword,
  changeStatus: proven(changeStatus),
  changeRights: proven(changeRights),
  staffPage: listStaffMembers,
  inviteStaff: proven(inviteByMobile),
  resetSecondFactor: proven(resetFactor),
  secondFactor: readOwnFactor,
  secondFactorBegin: beginOwnFactor,
  secondFactorCodes: renewRecoveryCodes,
  secondFactorConfirm: confirmOwnFactor,
  secondFactorOff: endOwnFactor,
  resetUserPwd: proven(resetPassword),
  delUser: proven(deleteUser),
  importUsers,
  exportUsers,
  orgPage: listUnits,
  addOrg: addUnit,
  manageOrg: changeUnit,
  delOrg: deleteUnit,
  subOrgUserPage: listBranchUsers,
  expertPage: listExperts,
  addExpert: makeExpert,
  manageExpert: changeExpert,
  delExpert: dismissExpert,
} satisfies ModuleCalls<PeopleParts>
