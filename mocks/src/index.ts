// The stand-in shop. Its drivers are separate entry points: ./msw, ./worker, ./transport, ./mock-socket, ./server.
export { createShop, restart } from './shop/create-shop.ts';
export type { ShopOptions } from './shop/create-shop.ts';
export { answer } from './shop/answer.ts';
export type { Account } from './core/account.state.ts';
export type { Known, Shop } from './core/shop.ts';
export type { ShopState } from './core/state.ts';
export { systemClock, manualClock } from './core/clock.ts';
export type { Clock } from './core/clock.ts';
export type { ShopFault } from './core/fault.ts';
export { isScenario, scenarios } from './scenarios/scenarios.ts';
export type { Scenario, ScenarioName, ScenarioParams } from './scenarios/scenarios.ts';
export { MOBILE_CODE, WECHAT_CODE } from './session/session.rules.ts';
export { sendAgentMessage, cutSockets, pushRaw, setPresence, transfer } from './agent/agent-actions.ts';
export type { AgentMessage } from './agent/agent-actions.ts';
export type { ChatFaults, SupportServer } from './core/support-server.ts';
export { IDLE_TIMEOUT_MS, openAgentSession } from './agent/session.ts';
export type { AgentSession, SocketConnection } from './agent/session.ts';
