-- Sets an item aside. Its id says when, in which shard, and is never the same twice.
local function park(keys, shard, head, body)
  local time = redis.call('TIME')
  local id = string.format('%d%06d-%s-%d', time[1], time[2], shard, redis.call('INCR', keys.counter))
  redis.call('HSET', keys.parked, id, head)
  redis.call('HSET', keys.parked_bodies, id, body)
end
