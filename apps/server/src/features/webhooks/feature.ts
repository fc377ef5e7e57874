import { feature } from '../../feature.ts';
import {
  createWebhookDispatcher,
  createWebhookGateway,
  webhookEraser,
  webhookHandlers,
  webhookJobs,
} from './index.ts';

export const webhooks = feature({
  name: 'webhooks',
  erasers: [webhookEraser],
  make: deps => {
    const pulse = createWebhookDispatcher(deps);
    const office = createWebhookGateway(deps);
    return {
      handlers: webhookHandlers(deps, pulse),
      jobs: webhookJobs(deps, pulse, office),
      hears: pulse.notice,
      finish: office.finish,
    };
  },
});
