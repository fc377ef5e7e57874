import { feature } from '../../feature.ts';
import {
  createWebhookOffice,
  createWebhookPulse,
  webhookEraser,
  webhookHandlers,
  webhookJobs,
} from './index.ts';

export const webhooks = feature({
  name: 'webhooks',
  erasers: [webhookEraser],
  make: deps => {
    const pulse = createWebhookPulse(deps);
    const office = createWebhookOffice(deps);
    return {
      handlers: webhookHandlers(deps, pulse),
      jobs: webhookJobs(deps, pulse, office),
      hears: pulse.notice,
      finish: office.finish,
    };
  },
});
