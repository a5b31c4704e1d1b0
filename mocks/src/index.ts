// The stand-in shop. Its drivers have their own doors: ./msw, ./worker, ./transport, ./mock-socket, ./server.
export { createShop, restart } from './shop/shop.ts';
export type { ShopOptions } from './shop/shop.ts';
export { answer } from './shop/answer.ts';
export type { Account, Known, Shop, ShopState } from './shop/state.ts';
export { systemClock, standingClock } from './shop/clock.ts';
export type { Clock } from './shop/clock.ts';
export type { Trouble } from './shop/trouble.ts';
export { isScenario, scenarios } from './scenarios/scenarios.ts';
export type { Scenario, ScenarioName, ScenarioParams } from './scenarios/scenarios.ts';
export { MOBILE_CODE, WECHAT_CODE } from './session/session.rules.ts';
export { agentSays, cutSockets, pushRaw, setPresence, transfer } from './agent/acts.ts';
export type { AgentWords } from './agent/acts.ts';
export type { ChatFaults, Desk } from './agent/support-server.ts';
export { IDLE_LIMIT, openAgentSession } from './agent/session.ts';
export type { AgentSession, Line } from './agent/session.ts';
