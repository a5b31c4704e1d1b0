export { diagnose, type Account, type Diagnosis } from './doctor.ts';
export { report, summaryOf } from './report.ts';
