import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { masked } from '../../../shared/http/update-mask.ts';
import { type AssessmentChange, addAssessment, changeAssessment, deleteAssessment } from './assessment-changes.ts';
import { effectsOf } from './assessment-effects.ts';
import { listCatalogue } from './assessment-record.ts';
import * as routes from './assessments.routes.ts';
import { moveAssessment } from './move-assessment.ts';
import { startCatalogue } from './start-catalogue.ts';

/** Assessments, which packages are made of: the provider's to change. */
export function catalogueRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.listCatalogue, async (c) => {
    const { items: data, ...page } = await listCatalogue(db, { ...c.req.valid('query'), is_count: true });
    return c.json({ data, ...page }, 200);
  });

  operation(service, routes.addAssessment, async (c) =>
    c.json(await addAssessment(db, callerOf(c), { wanted: c.req.valid('json'), ...originOf(c, now) }), 201),
  );

  operation(service, routes.startCatalogue, async (c) =>
    c.json({ added: await startCatalogue(db, callerOf(c), originOf(c, now)) }, 201),
  );

  operation(service, routes.updateAssessment, async (c) => {
    const { update_mask, updated_at: seen, ...body } = c.req.valid('json');
    const { assessment_id: id } = c.req.valid('param');
    const wanted: AssessmentChange = masked(body, update_mask);
    return c.json(await changeAssessment(db, callerOf(c), { id, seen, wanted, ...originOf(c, now) }), 200);
  });

  operation(service, routes.moveAssessment, async (c) => {
    const place = { id: c.req.valid('param').assessment_id, before: c.req.valid('json').before };
    await moveAssessment(db, callerOf(c), { ...place, ...originOf(c, now) });
    return c.body(null, 204);
  });

  operation(service, routes.deleteAssessment, async (c) => {
    await deleteAssessment(db, callerOf(c), { id: c.req.valid('param').assessment_id, ...originOf(c, now) });
    return c.body(null, 204);
  });

  operation(service, routes.getAssessmentEffects, async (c) =>
    c.json(await effectsOf(db, c.req.valid('param').assessment_id, now()), 200),
  );
}
