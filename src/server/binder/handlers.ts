import { auditDecide } from '../routes/audit/auditDecide.ts'
import { auditPage } from '../routes/audit/auditPage.ts'
import { certificateState } from '../routes/certificate/certificateState.ts'
import { generateMemberCertificate } from '../routes/certificate/generateMemberCertificate.ts'
import { generateOrgCertificate } from '../routes/certificate/generateOrgCertificate.ts'
import { duesDeskPage } from '../routes/desk/duesDeskPage.ts'
import { duesExport } from '../routes/desk/duesExport.ts'
import { invoiceHandle } from '../routes/desk/invoiceHandle.ts'
import { reconcileHandle } from '../routes/desk/reconcileHandle.ts'
import { meetingDetail } from '../routes/meeting/meetingDetail.ts'
import { meetingDetailOpen } from '../routes/meeting/meetingDetailOpen.ts'
import { wxAuthorize } from '../routes/meeting/wxAuthorize.ts'
import { wxOpenId } from '../routes/meeting/wxOpenId.ts'
import { wxSignature } from '../routes/meeting/wxSignature.ts'
import { memberApply } from '../routes/member/memberApply.ts'
import { memberApprovalPage } from '../routes/member/memberApprovalPage.ts'
import { memberConfigList } from '../routes/member/memberConfigList.ts'
import { memberDetail } from '../routes/member/memberDetail.ts'
import { memberFormInfo } from '../routes/member/memberFormInfo.ts'
import { memberInfo } from '../routes/member/memberInfo.ts'
import { memberJoinPage } from '../routes/member/memberJoinPage.ts'
import { memberPrint } from '../routes/member/memberPrint.ts'
import { memberQueryPage } from '../routes/member/memberQueryPage.ts'
import { memberStatus } from '../routes/member/memberStatus.ts'
import { mobileMemberNotice } from '../routes/member/mobileMemberNotice.ts'
import { noticeDetail } from '../routes/member/noticeDetail.ts'
import { noticePage } from '../routes/member/noticePage.ts'
import { otherConfig } from '../routes/member/otherConfig.ts'
import { pcMemberNotice } from '../routes/member/pcMemberNotice.ts'
import { webSite } from '../routes/member/webSite.ts'
import { approvalList } from '../routes/or/approvalList.ts'
import { orApply } from '../routes/or/orApply.ts'
import { orApplyPage } from '../routes/or/orApplyPage.ts'
import { orDetail } from '../routes/or/orDetail.ts'
import { orFormInfo } from '../routes/or/orFormInfo.ts'
import { orgApply } from '../routes/or/orgApply.ts'
import { orPrint } from '../routes/or/orPrint.ts'
import { orStatus } from '../routes/or/orStatus.ts'
import { subOrgList } from '../routes/or/subOrgList.ts'
import { userList } from '../routes/or/userList.ts'
import { validateRecommend } from '../routes/or/validateRecommend.ts'
import { duesOrder } from '../routes/order/duesOrder.ts'
import { duesOrderPage } from '../routes/order/duesOrderPage.ts'
import { invoiceConfig } from '../routes/order/invoiceConfig.ts'
import { offlineDecide } from '../routes/order/offlineDecide.ts'
import { orderCancel } from '../routes/order/orderCancel.ts'
import { orderNotice } from '../routes/order/orderNotice.ts'
import { orderReceipt } from '../routes/order/orderReceipt.ts'
import { pay } from '../routes/order/pay.ts'
import { payConfigSwitch } from '../routes/order/payConfigSwitch.ts'
import { payPeriod } from '../routes/order/payPeriod.ts'
import { payResult } from '../routes/order/payResult.ts'
import { auditHistory } from '../routes/system/auditHistory.ts'
import { changeSettings } from '../routes/system/changeSettings.ts'
import { dictionaryCache } from '../routes/system/dictionaryCache.ts'
import { domainName } from '../routes/system/domainName.ts'
import { feeStandard } from '../routes/system/feeStandard.ts'
import { formConfig } from '../routes/system/formConfig.ts'
import { functionOtherConfig } from '../routes/system/functionOtherConfig.ts'
import { galleryForm } from '../routes/system/galleryForm.ts'
import { galleryForms } from '../routes/system/galleryForms.ts'
import { orgDictionaryCache } from '../routes/system/orgDictionaryCache.ts'
import { page } from '../routes/system/page.ts'
import { rsaKey } from '../routes/system/rsaKey.ts'
import { settings } from '../routes/system/settings.ts'
import { site } from '../routes/system/site.ts'
import { statusList } from '../routes/system/statusList.ts'
import { time } from '../routes/system/time.ts'
import { uploadToken } from '../routes/system/uploadToken.ts'
import { findPwd } from '../routes/user/findPwd.ts'
import { issueTicket } from '../routes/user/issueTicket.ts'
import { login } from '../routes/user/login.ts'
import { loginInfo } from '../routes/user/loginInfo.ts'
import { logout } from '../routes/user/logout.ts'
import { myApplicationPage } from '../routes/user/myApplicationPage.ts'
import { orgInfo } from '../routes/user/orgInfo.ts'
import { orgNameList } from '../routes/user/orgNameList.ts'
import { orgRegister } from '../routes/user/orgRegister.ts'
import { privacyAgreement } from '../routes/user/privacyAgreement.ts'
import { proveMobile } from '../routes/user/proveMobile.ts'
import { register } from '../routes/user/register.ts'
import { sendFindPwdCode } from '../routes/user/sendFindPwdCode.ts'
import { sendLoginCode } from '../routes/user/sendLoginCode.ts'
import { sendRegisterCode } from '../routes/user/sendRegisterCode.ts'
import { sendValidCode } from '../routes/user/sendValidCode.ts'
import { ticketLogin } from '../routes/user/ticketLogin.ts'
import { updateUser } from '../routes/user/updateUser.ts'
import { userAgreement } from '../routes/user/userAgreement.ts'
import { userDetail } from '../routes/user/userDetail.ts'
import { userOtherConfig } from '../routes/user/userOtherConfig.ts'
import { validCardNo } from '../routes/user/validCardNo.ts'
import { validCode } from '../routes/user/validCode.ts'
import { validMobile } from '../routes/user/validMobile.ts'
import { validMobileRegistered } from '../routes/user/validMobileRegistered.ts'
import { validOrgName } from '../routes/user/validOrgName.ts'
import { validUserName } from '../routes/user/validUserName.ts'
import { validUserPwd } from '../routes/user/validUserPwd.ts'
import { addAdmin } from '../routes/users/addAdmin.ts'
import { addUser } from '../routes/users/addUser.ts'
import { changeRights } from '../routes/users/changeRights.ts'
import { changeStatus } from '../routes/users/changeStatus.ts'
import { delUser } from '../routes/users/delUser.ts'
import { exportUsers } from '../routes/users/exportUsers.ts'
import { importUsers } from '../routes/users/importUsers.ts'
import { manageAdmin } from '../routes/users/manageAdmin.ts'
import { manageUser } from '../routes/users/manageUser.ts'
import { resetUserPwd } from '../routes/users/resetUserPwd.ts'
import { updUserPwd } from '../routes/users/updUserPwd.ts'
import { userPage } from '../routes/users/userPage.ts'
import type { CallHandlers } from './callRequest.ts'

/** Every call and its handler; one forgotten does not compile. Two names of one call share a handler. */
export const HANDLERS: CallHandlers = {
  site,
  page,
  galleryForms,
  galleryForm,
  time,
  uploadToken,
  dictionaryCache,
  orgDictionaryCache,
  domainName,
  moDomainName: (request) => domainName(request),
  rsaKey,
  auditHistory,
  formConfig,
  statusList,
  functionOtherConfig,
  feeStandard,
  memberJoinPage,
  noticePage,
  noticeDetail,
  memberApply,
  memberStatus,
  updateMemberStatus: (request) => memberStatus(request),
  memberFormInfo,
  memberDetail,
  memberPrint,
  webSite,
  otherConfig,
  memberConfigList,
  memberInfo,
  memberQueryPage,
  memberApprovalPage,
  pcMemberNotice,
  mobileMemberNotice,
  login,
  logout,
  logoutPost: (request) => logout(request),
  loginInfo,
  issueTicket,
  ticketLogin,
  wxAuthorize,
  wxOpenId,
  wxSignature,
  meetingDetailOpen,
  meetingDetail,
  userDetail,
  validMobile,
  validCardNo,
  validOrgName,
  validCode,
  validMobileRegistered,
  sendRegisterCode,
  sendValidCode,
  sendLoginCode,
  proveMobile,
  register,
  userAgreement,
  orgNameList,
  privacyAgreement,
  userOtherConfig,
  orgInfo,
  validUserPwd,
  validUserName,
  updateUser,
  orgRegister,
  findPwd,
  sendFindPwdCode,
  validateRecommend,
  orApply,
  orgApply,
  orApplyPage,
  orDetail,
  orFormInfo,
  orPrint,
  orStatus,
  updateOrgStatus: (request) => orStatus(request),
  subOrgList,
  approvalList,
  userList,
  auditPage,
  auditDecide,
  generateMemberCertificate,
  generateOrgCertificate,
  certificateState,
  payPeriod,
  payConfigSwitch,
  invoiceConfig,
  orderNotice,
  pay,
  payResult,
  orderCancel,
  duesOrder,
  duesOrderPage,
  offlineDecide,
  orderReceipt,
  myApplicationPage,
  duesDeskPage,
  reconcileHandle,
  invoiceHandle,
  duesExport,
  userPage,
  addUser,
  addAdmin,
  manageUser,
  manageAdmin,
  updUserPwd,
  changeStatus,
  changeRights,
  resetUserPwd,
  delUser,
  importUsers,
  exportUsers,
  settings,
  changeSettings,
}
